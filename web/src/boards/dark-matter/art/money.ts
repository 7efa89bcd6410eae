/** The rosette on a money card: drawn from its number, so that no two notes are alike and big money looks it. */

/** A closed curve around (32, 32) with as many lobes as the number asks for. */
export function rosette(money: number): string {
  const lobes = 3 + (money % 9);
  const depth = 3 + Math.min(5, money / 10);
  const points: string[] = [];
  const steps = lobes * 12;
  for (let n = 0; n <= steps; n++) {
    const turn = (n / steps) * Math.PI * 2;
    const radius = 29 - depth + depth * Math.cos(lobes * turn);
    points.push(`${(32 + radius * Math.sin(turn)).toFixed(1)} ${(32 - radius * Math.cos(turn)).toFixed(1)}`);
  }
  return `M${points.join("L")}z`;
}
