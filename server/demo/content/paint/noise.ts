import type { Random } from './random.ts'

/** Smooth noise over the plane, roughly -1 to 1. */
export type Field = (x: number, y: number) => number

const SIDE = 256

const ease = (t: number): number => t * t * (3 - 2 * t)

const lattice = (random: Random): Float32Array => Float32Array.from({ length: SIDE * SIDE }, () => random.next() * 2 - 1)

const at = (values: Float32Array, x: number, y: number): number => values[(y & (SIDE - 1)) * SIDE + (x & (SIDE - 1))] ?? 0

export const smoothNoise = (random: Random): Field => {
  const values = lattice(random)
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const across = ease(x - left)
    const down = ease(y - top)
    const upper = at(values, left, top) * (1 - across) + at(values, left + 1, top) * across
    const lower = at(values, left, top + 1) * (1 - across) + at(values, left + 1, top + 1) * across
    return upper * (1 - down) + lower * down
  }
}

/** Octaves of smooth noise laid over each other: large shapes with ever smaller detail. */
export const layeredNoise = (random: Random, octaves: number, falloff = 0.5): Field => {
  const base = smoothNoise(random)
  const offset = random.between(0, 100)
  return (x, y) => {
    let sum = 0
    let weight = 1
    let total = 0
    let scale = 1
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * base(x * scale + offset + octave * 17.3, y * scale + offset * 0.7 + octave * 9.1)
      total += weight
      weight *= falloff
      scale *= 2
    }
    return sum / total
  }
}
