/** What a test needs of a thing, with the rest left out; what is there is checked like the whole. */
export type Some<T> = T extends (infer One)[]
  ? Some<One>[]
  : T extends object
    ? { [Key in keyof T]?: Some<T[Key]> }
    : T;

export const some = <T>(part: Some<T>): T => part as T;
