/** The box of Time Horizon, for the home page. */
import type { Cover } from "../contract";
import picture from "./picture.svg?raw";

const cover: Cover = {
  picture,
  tagline: { es: "Organiza sucesos en una red de causas y obstáculos, y acierta cuando pase el Ahora." },
  options: {
    es: {
      first_game: {
        title: "Primera partida",
        help: "Cada cual empieza con los cinco sucesos de su color. Si no, antes ve tres sucesos y puede cambiar uno.",
      },
    },
  },
};

export default cover;
