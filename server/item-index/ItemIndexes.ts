import { totalmem } from 'node:os'
import { OrganizationIndex } from './OrganizationIndex.ts'

const LEAST_BYTES = 128 * 2 ** 20

/** Of the memory that the process may have. */
const SHARE = 1 / 16

/** Bytes that a process keeps of all organizations together. `limit`: bytes that it may have by the machine or its container; 0: not known. */
export const mostBytes = (limit: number): number => Math.max(LEAST_BYTES, limit * SHARE)

/** A container without a limit names none, or one beyond all memory. */
const memoryLimit = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** What this process keeps of the organizations that are searched; what was asked for longest ago goes first. */
export class ItemIndexes {
  readonly #indexes = new Map<string, OrganizationIndex>()
  readonly #most: number

  constructor(most = mostBytes(memoryLimit())) {
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
