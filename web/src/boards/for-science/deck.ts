/** Diseases, Mutations, Events and Roles, from the data files of the Python side; in a replay of older rules those of then. */
import rawDiseases from "./generated/diseases.json";
import rawEvents from "./generated/events.json";
import rawMutations from "./generated/mutations.json";
import rawRoles from "./generated/roles.json";

export interface RoleCard {
  name: string;
  text: string;
  quip: string;
  workshop: number;
  bonus: number;
  power: string;
  players?: number;
  star?: boolean;
}
export interface MutationCard {
  name: string;
  text: string;
  type: string;
  data: number;
  per_card?: number;
  needs?: string[];
  star?: boolean;
  timed?: boolean;
}
export interface EventRow {
  name: string;
  text: string;
  type: string;
  lasts?: boolean;
  timed?: boolean;
}
export interface DiseaseCard {
  name: string;
  quip: string;
  needs: string[];
}

const today = { roles: rawRoles, mutations: rawMutations, events: rawEvents, diseases: rawDiseases };
const dealt = (data: typeof today) => ({
  roles: data.roles.role as RoleCard[],
  mutations: data.mutations.mutation as MutationCard[],
  events: data.events.event as EventRow[],
  diseases: data.diseases.disease as DiseaseCard[],
});

export let { roles, mutations, events, diseases } = dealt(today);

/** Let this be printed on the cards; nothing: what is today. */
export function print(data: Record<string, unknown> | null): void {
  ({ roles, mutations, events, diseases } = dealt({ ...today, ...data }));
}
