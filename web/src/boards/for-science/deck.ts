/** Diseases, Mutations, Events and Roles, from the data files of the Python side. */
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

export const roles = rawRoles.role as RoleCard[];
export const mutations = rawMutations.mutation as MutationCard[];
export const events = rawEvents.event as EventRow[];
export const diseases = rawDiseases.disease as DiseaseCard[];
