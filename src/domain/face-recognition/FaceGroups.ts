import { MOST_GROUPS } from './faces.ts'
import { Prototypes } from './Prototypes.ts'

/** Puts faces beside those of the same person, one after the other: into the group whose faces are most alike on average, or into one of its own. */
export class FaceGroups {
  readonly #means = new Prototypes()
  readonly #ids: string[] = []
  readonly #places = new Map<string, number>()
  readonly #counts: number[] = []
  readonly #most: number

  /** `most`: groups that are compared with. Those that come after them are known to nobody: who begins with the biggest loses the least. */
  constructor(most: number = MOST_GROUPS) {
    this.#most = most
  }

  /** Groups that are compared with. */
  get count(): number {
    return this.#means.count
  }

  /** A face that has its group, whatever it is like: people may have put it there. */
  know(groupId: string, vector: Float32Array): void {
    const place = this.#places.get(groupId)
    if (place === undefined) this.#begin(groupId, vector)
    else this.#join(place, vector)
  }

  /** The group of a new face. `fresh`: the name of a group, should it need one of its own. `joinsFrom`: how alike it must be to others; null: it is with none, and none with it. */
  place(vector: Float32Array, fresh: () => string, joinsFrom: number | null): string {
    if (joinsFrom === null) return fresh()
    const near = this.#means.nearest(vector, joinsFrom)
    if (near === undefined) {
      const id = fresh()
      this.#begin(id, vector)
      return id
    }
    this.#join(near.at, vector)
    return this.#ids[near.at] ?? ''
  }

  #begin(groupId: string, vector: Float32Array): void {
    if (this.count >= this.#most) return
    this.#places.set(groupId, this.#means.add(vector))
    this.#ids.push(groupId)
    this.#counts.push(1)
  }

  /** The mean is not made as long as one again: the product with it is the mean of the products with its faces. */
  #join(place: number, vector: Float32Array): void {
    const count = (this.#counts[place] ?? 0) + 1
    this.#counts[place] = count
    this.#means.put(place, this.#means.at(place).map((number, at) => number + ((vector[at] ?? 0) - number) / count))
  }
}
