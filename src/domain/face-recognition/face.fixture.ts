import { DESCRIPTOR_LENGTH, packed } from './descriptor.ts'

/** Numbers by chance, always the same. */
export const chance = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 1) / 2 ** 31
  }
}

/**
 * People whose faces are as alike as those of the model: what all faces have in common, what is somebody's own, and what differs from picture to picture. Cosines
 * are about 0.5 between people, and 0.85 between pictures of one.
 */
export const people = (seed: number) => {
  const next = chance(seed)
  const normal = () => Math.sqrt(-2 * Math.log(next() + 1e-9)) * Math.cos(2 * Math.PI * next())
  const common = Array.from({ length: DESCRIPTOR_LENGTH }, () => Math.max(0, 0.22 + 0.12 * normal()))
  const varied = (face: readonly number[], by: number) => face.map((number) => Math.max(0, number + by * normal()))
  return {
    person: (): readonly number[] => varied(common, 0.3),
    picture: (person: readonly number[]): Uint8Array => packed(varied(person, 0.13)) ?? new Uint8Array(DESCRIPTOR_LENGTH),
  }
}
