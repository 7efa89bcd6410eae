/** The sun with the spots that were counted, and a button for every number that can be counted now. */
export const version = 1;
export const accent = { dark: "#ffb347", light: "#a34700" };

export function mount(place, table) {
  const sun = document.createElement("img");
  sun.src = new URL("./sun.svg", import.meta.url).href;
  sun.alt = "";
  sun.width = 120;
  const counted = document.createElement("ol");
  const buttons = document.createElement("div");
  const then = document.createElement("p");
  place.append(sun, counted, buttons, then);

  function draw(now) {
    counted.replaceChildren(
      ...now.view.counted.map((spots, seat) => {
        const row = document.createElement("li");
        row.textContent = `${now.names[seat]}: ${"●".repeat(spots) || "–"}`;
        return row;
      }),
    );
    buttons.replaceChildren(
      ...now.offers.map((offer) => {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "btn";
        button.textContent = `Count ${offer.action.spots}`;
        button.onclick = () => now.choose(offer.action);
        button.onfocus = async () => {
          const seen = await now.preview?.(offer.action);
          if (seen?.view) then.textContent = `You would have ${seen.view.counted[now.seat]}.`;
        };
        return button;
      }),
    );
    then.textContent = "";
  }
  draw(table);
  return { update: draw, destroy: () => place.replaceChildren() };
}
