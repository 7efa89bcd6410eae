/** The box of Dark Matter, for the home page. */
import type { Cover } from "../contract";
import picture from "./picture.svg?raw";

const cover: Cover = {
  picture,
  tagline: {
    es: "Puja por subvenciones, dirige laboratorios y averigua qué es la materia oscura antes que tus rivales.",
  },
};

export default cover;
