/** The box of Pandorum, for the home page. */
import type { Cover } from "../contract";
import picture from "./picture.svg?raw";

const cover: Cover = {
  picture,
  tagline: {
    en: "Move your Harvester over a far planet and build where it pays.",
    es: "Mueve tu Cosechadora por un planeta lejano y construye donde más rinda.",
  },
  note: {
    en: "Reconstructed base rules: the printed rulebook of the base game is not public. Its Discovery expansion is, and is played by its own rules.",
    es: "Reglas básicas reconstruidas: el reglamento impreso del juego básico no es público. El de su ampliación Discovery sí lo es, y se juega con sus propias reglas.",
  },
  alone: {
    en: "You play against Maximus, a machine whose every step is told.",
    es: "Juegas contra Maximus, una máquina que cuenta cada uno de sus pasos.",
  },
  options: {
    es: {
      monoliths: {
        title: "Monolitos",
        help: "Hay seis monolitos en los confines del planeta; quien para primero en uno recibe su carta (ampliación Discovery).",
      },
      events: {
        title: "Eventos",
        help: "Dos Eventos cambian el planeta y pagan por lo que haces hasta que se acaban sus Quids (ampliación Discovery).",
      },
    },
  },
};

export default cover;
