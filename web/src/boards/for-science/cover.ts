/** The box of For Science!, for the home page. */
import type { Cover } from "../contract";
import picture from "./picture.svg?raw";

const percent = (): Record<string, string> =>
  Object.fromEntries(["75", "100", "125", "150", "175", "200"].map((goal) => [goal, `${goal} %`]));

const cover: Cover = {
  picture,
  tagline: {
    es: "Quince minutos, treinta y seis bloques, una vacuna: diseñad, construid y encajad juntos, todos a la vez.",
  },
  alone: {
    en: "Alone you verify your own work.",
    es: "A solas verificas tu propio trabajo.",
  },
  values: {
    en: {
      timer: { untimed: "no clock" },
      goal: percent(),
      cards: { voice: "all kinds", hands: "hands and rules", rules: "rules only" },
    },
    es: {
      timer: { untimed: "sin reloj" },
      goal: percent(),
      events: { none: "ninguno", "a few": "pocos", more: "más", many: "muchos", loads: "un montón" },
      cards: { voice: "todas", hands: "manos y reglas", rules: "solo reglas" },
    },
  },
  options: {
    es: {
      timer: { title: "Reloj", help: "Cuánto tiempo hay (FS-97), o ningún reloj (FS-91)." },
      labs: { title: "Nivel de los laboratorios", help: "Cuánto piden los laboratorios (FS-97)." },
      goal: { title: "Meta de hallazgos", help: "Cuántos hallazgos ganan, en tanto por ciento de lo normal (FS-97)." },
      events: { title: "Sucesos", help: "Cada cuánto suena una alerta roja (FS-82, FS-84)." },
      cards: {
        title: "Mutaciones y Sucesos",
        help: "Qué tipos hay en los mazos (FS-80): con voz y cuerpo, manos, o solo reglas.",
      },
      first_game: { title: "Primera partida", help: "Solo papeles y mutaciones con estrella, sin Sucesos (FS-10)." },
      powers: { title: "Poderes", help: "Sin ellos solo cuentan los talleres de los papeles (FS-71)." },
      roles: { title: "Papeles por persona", help: "Cuántos papeles tiene cada cual (FS-94)." },
      universal: {
        title: "Mutación universal",
        help: "Una mutación está en todas las enfermedades, toda la partida (FS-95).",
      },
      impenetrable: { title: "Datos impenetrables", help: "Los Datos compran menos (FS-93)." },
      penalties: { title: "Penalizaciones", help: "Cuántas cartas desecha una comprobación fallida (FS-96)." },
      horizontal: { title: "Construcción tumbada", help: "Se puede construir tumbado sobre la mesa (FS-92)." },
      expert: { title: "Modo experto", help: "Nada muestra qué se toca (FS-D4)." },
    },
  },
};

export default cover;
