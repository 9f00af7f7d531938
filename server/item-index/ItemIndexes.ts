import { OrganizationIndex } from './OrganizationIndex.ts'

/** Bytes that a process keeps of all organizations together; what was asked for longest ago goes first. */
const MOST_BYTES = 128 * 2 ** 20

/** What this process keeps of the organizations that are searched. */
export class ItemIndexes {
  readonly #indexes = new Map<string, OrganizationIndex>()
  readonly #most: number

  constructor(most = MOST_BYTES) {
    this.#most = most
  }

  of(organizationId: string): OrganizationIndex {
    const known = this.#indexes.get(organizationId)
    if (known !== undefined) return known
    const made = new OrganizationIndex()
    this.#indexes.set(organizationId, made)
    return made
  }

  /** After a search: what it has read may be more than there is room for. */
  trim(): void {
    let bytes = [...this.#indexes.values()].reduce((sum, index) => sum + index.bytes, 0)
    while (bytes > this.#most) {
      const [first] = [...this.#indexes].flatMap(([id, index]) => {
        const oldest = index.oldest()
        if (oldest === undefined) this.#indexes.delete(id)
        return oldest === undefined ? [] : [oldest]
      }).toSorted((one, other) => one.usedAt - other.usedAt)
      if (first === undefined) return
      first.drop()
      bytes -= first.bytes
    }
  }
}
