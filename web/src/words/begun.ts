/** What has been begun, in words: how all sentences begin that it could still become. */

/** The words that all of these begin with; empty if there are none. */
export function begun(sentences: string[]): string {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(" "));
  let count = 0;
  while (count < first.length && others.every((other) => other[count] === first[count])) count += 1;
  return sentences.length > 1 ? first.slice(0, count).join(" ") : "";
}
