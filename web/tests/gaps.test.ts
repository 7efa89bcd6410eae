/** Sentences with gaps are filled, and recognised again, as on the Python side. */
import { expect, test } from "vitest";
import { fill, gaps, glue, inWords, recognise, sentence } from "../src/words/gaps";

const naming = {
  player: (seat: number) => ["Ann", "Bo"][seat] ?? "?",
  thing: (name: string) => ({ student: "estudiante" })[name] ?? name,
  and: (words: string[]) => glue(words.length, "and", "nothing"),
};

test("players, things and lists stand in their gaps", () => {
  expect(inWords(fill("{seat:player} takes a {resource}.", { seat: 1, resource: "student" }, naming))).toBe(
    "Bo takes a estudiante.",
  );
  expect(inWords(fill("Shows {cards:list}.", { cards: ["a", "b", "c"] }, naming))).toBe("Shows a, b and c.");
  expect(inWords(fill("Won: {winners:players}.", { winners: [0, 1] }, naming))).toBe("Won: Ann and Bo.");
  expect(inWords(fill("Shows {cards:list}.", { cards: [] }, naming))).toBe("Shows nothing.");
});

test("each member of a list can be pointed at", () => {
  const pieces = fill("{winners:players} won", { winners: [0, 1] }, naming);
  expect(pieces.filter((piece) => piece.player !== undefined).map((piece) => piece.player)).toEqual([0, 1]);
});

test("words agree with a number, or with how many there are", () => {
  const say = (n: number) => inWords(fill("[n: queda|quedan] {n} [n: carta|cartas]", { n }, naming));
  expect([say(0), say(1), say(2)]).toEqual(["quedan 0 cartas", "queda 1 carta", "quedan 2 cartas"]);
  expect(inWords(fill("[who: plays|play]", { who: ["a"] }, naming))).toBe("plays");
  expect(inWords(fill("[n: one|{n} more]", { n: 3 }, naming))).toBe("3 more");
  expect(gaps("[n: queda|quedan] {n}")).toEqual(gaps("{n} left"));
  expect(recognise("it needs 1 card", { needs: "it needs {n} [n: card|cards]" }, [])?.args).toEqual({ n: "1" });
});

test("a translation's gaps are compared without their order", () => {
  expect(gaps("{a:player} gives {b}")).toEqual(gaps("{b} from {a:player}"));
  expect(gaps("{a:player}")).not.toEqual(gaps("{a}"));
});

test("a refusal without a key is recognised by its English words", () => {
  const lines = {
    occupied: "{laboratory} already hosts {research}",
    "empty-hand": "{player:player} has no cards in hand",
  };
  expect(recognise("Ice cap already hosts Skipper CCDs.", lines, [])).toEqual({
    key: "occupied",
    args: { laboratory: "Ice cap", research: "Skipper CCDs" },
  });
  expect(recognise("bo has no cards in hand", lines, ["Ann", "bo"])?.args).toEqual({ player: 1 });
  expect(recognise("something else", lines, [])).toBeNull();
});

test("sentences begin with a capital letter", () => {
  expect(sentence("élan")).toBe("Élan");
});
