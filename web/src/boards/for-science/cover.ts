/** The box of For Science!, for the home page. */
import type { Cover } from "../contract";
import picture from "./picture.svg?raw";

const percent = (): Record<string, string> =>
  Object.fromEntries(["75", "100", "125", "150", "175", "200"].map((goal) => [goal, `${goal} %`]));

/** The same words for the level of each Lab. */
const each = (words: Record<string, string>): Record<string, Record<string, string>> => ({
  alpha: words,
  beta: words,
  gamma: words,
});

const cover: Cover = {
  picture,
  tagline: {
    es: "Quince minutos, treinta y seis bloques, una vacuna: diseñad, construid y encajad juntos, todos a la vez.",
  },
  alone: {
    en: "Alone you verify your own work.",
    es: "A solas verificas tu propio trabajo.",
  },
  learning: {
    seats: ["human", "patient"],
    options: { timer: "untimed", labs: "0", goal: "75", first_game: true },
    first: "/bench/for-science#learn",
  },
  values: {
    en: {
      timer: { untimed: "no clock" },
      goal: percent(),
      cards: { voice: "all kinds", hands: "hands and rules", rules: "rules only" },
      ...each({ all: "as all Labs" }),
    },
    es: {
      timer: { untimed: "sin reloj" },
      goal: percent(),
      events: { none: "ninguno", "a few": "pocos", more: "más", many: "muchos", loads: "un montón" },
      cards: { voice: "todas", hands: "manos y reglas", rules: "solo reglas" },
      pace: { even: "medio", easy: "tranquilo", brisk: "vivo" },
      ...each({ all: "como todos" }),
    },
  },
  presets: {
    es: {
      first: {
        title: "Primera partida",
        help: "Papeles y mutaciones con estrella, sin Sucesos, y cinco minutos más.",
      },
      standard: { title: "Normal", help: "Como en el reglamento: 15 minutos, laboratorios impresos, sin Sucesos." },
      hard: { title: "Difícil", help: "Una cuarta parte más de hallazgos, en laboratorios de nivel 2." },
      expert: {
        title: "Para expertos",
        help: "Laboratorios de nivel 3, una cuarta parte más de hallazgos, algunos Sucesos, penalizaciones, y nada muestra qué se toca.",
      },
    },
  },
  options: {
    es: {
      timer: { title: "Reloj", help: "Cuánto tiempo hay (FS-97), o ningún reloj (FS-91)." },
      labs: { title: "Nivel de los laboratorios", help: "Cuánto piden los laboratorios (FS-97)." },
      alpha: {
        title: "Laboratorio Alfa",
        help: "Cuánto pide el laboratorio Alfa, si no es lo mismo que todos (FS-97).",
      },
      beta: {
        title: "Laboratorio Beta",
        help: "Cuánto pide el laboratorio Beta, si no es lo mismo que todos (FS-97).",
      },
      gamma: {
        title: "Laboratorio Gamma",
        help: "Cuánto pide el laboratorio Gamma, si no es lo mismo que todos (FS-97).",
      },
      no_mutations: { title: "Mutaciones excluidas", help: "Cartas que no están en el mazo (FS-80)." },
      no_events: { title: "Sucesos excluidos", help: "Cartas que no están en el mazo (FS-82)." },
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
      pace: { title: "Ritmo de los bots", help: "Con qué rapidez trabajan los bots (FS-D5)." },
    },
  },
};

export default cover;
