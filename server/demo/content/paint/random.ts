/** Seeded randomness: the same seed gives the same picture on every machine and at every start. */
export interface Random {
  /** 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <A>(choices: readonly [A, ...A[]]) => A
}

/** FNV-1a over UTF-16 code units. */
export const hash = (text: string): number => {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  return state >>> 0
}

/** Mulberry32: small, fast and good enough for brush strokes. */
export const seeded = (seed: string): Random => {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    chance: probability => next() < probability,
    pick: choices => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
