import { Prototypes } from './Prototypes.ts'

/** Faces by which one name is known, at the most; where there are many names, one face of each, of so many in all. */
const MOST_EXAMPLES = 50
const MANY = 6_000
const MOST_IN_ALL = 8_192

export interface LikelyName {
  readonly name: string
  /** As names are compared (`nameKey`). */
  readonly key: string
  readonly likeness: number
}

/** Faces that have a name: whoever looks like one of them may be the same. */
export class KnownNames {
  readonly #examples = new Prototypes()
  readonly #names: { readonly name: string; readonly key: string }[] = []
  readonly #counts = new Map<string, number>()

  /** Faces that are compared with. */
  get count(): number {
    return this.#examples.count
  }

  teach(name: string, key: string, vector: Float32Array): void {
    const count = this.#counts.get(key) ?? 0
    const all = this.#examples.count
    if (count >= MOST_EXAMPLES || all >= MOST_IN_ALL || (all >= MANY && count > 0)) return
    this.#counts.set(key, count + 1)
    this.#examples.add(vector)
    this.#names.push({ name, key })
  }

  /** Who a face is most like, by so much at the least; `rejected`: the keys of those it is not. */
  likely(vector: Float32Array, least: number, rejected: ReadonlySet<string> = new Set()): LikelyName | undefined {
    const near = this.#examples.nearest(vector, least, (at) => !rejected.has(this.#names[at]?.key ?? ''))
    const known = near && this.#names[near.at]
    return near && known && { ...known, likeness: near.likeness }
  }
}
