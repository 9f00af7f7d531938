/** Declares which leaf of which screen machine a story shows; `tests/architecture/stories.test.ts` reads it. */
export const inState = <Machine extends string, Leaf extends string>(machine: Machine, leaf: Leaf) => ({ machine, state: leaf })
