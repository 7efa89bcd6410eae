/** What a screen reader says of tiles, spots and wrong matches. */
import type { TileHand } from "./hand.svelte";
import { groups, type Cap, type Clash } from "./placing";
import { gain, same } from "./snapping";
import { v, type Text } from "./texts";
import { tileOf, type Colour, type Side } from "./tiles";

const colour = (one: Colour): string => v(`colour.${one}`);
const big = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Sector 4: blue to 3 sides with 2 Insight, green end cap" */
export function tileLabel(number: number): string {
  const tile = tileOf(number);
  const faces = tile.regions.map((region) => {
    const gaps = { colour: colour(region.colour), count: region.sides.length, icons: region.icons };
    const key: Text = region.icons ? "face.icons" : region.sides.length === 1 ? "face.end" : "face.region";
    return v(key, gaps);
  });
  if (tile.caps.length) faces.push(v("face.wild", { count: tile.caps.length }));
  return big(v("tile", { shape: v(`shape.${tile.shape}`), number, faces: faces.join(", ") || v("tile.bare") }));
}

/** "Sector 4" */
export const tileName = (number: number): string => big(`${v(`shape.${tileOf(number).shape}`)} ${number}`);

export function clashLabel(clash: Clash): string {
  const [one, other] = [tileOf(clash.tile).sides[clash.side], tileOf(clash.other).sides[clash.otherSide]] as [
    Side,
    Side,
  ];
  if (clash.kind === "colour")
    return big(v("wrong.colour", { one: colour(one as Colour), other: colour(other as Colour) }));
  if (clash.kind === "nothing")
    return big(v("wrong.nothing", { colour: colour((one === "bare" ? other : one) as Colour) }));
  return v(`wrong.${clash.kind}`);
}

/** Where the tile in hand would lie: "Spot 3 of 5, beside Rhombus 63, captures 2 Insight" */
export function placeLabel(hand: TileHand, blocks: Cap[]): string {
  const place = hand.place;
  if (!place) return v("spot.none");
  const here = hand.spots.filter((spot) => spot.turn === hand.turn);
  const number = here.findIndex((spot) => same(spot, place)) + 1;
  const near = hand.lying.filter((one) => groups([one, place]).length === 1).map((one) => tileName(one.tile));
  const more = gain(place, hand.lying, blocks);
  const told = [
    number ? v("spot", { number, count: here.length }) : v("spot.apart"),
    near.length ? v("spot.beside", { tiles: near.slice(0, 3).join(", ") }) : "",
    more > 0 ? v("spot.captures", { n: more }) : more < 0 ? v("spot.loses", { n: -more }) : "",
    hand.wrong[0] ? clashLabel(hand.wrong[0]) : "",
  ];
  return big(told.filter(Boolean).join(", "));
}
