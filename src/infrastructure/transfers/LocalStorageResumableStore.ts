import type { ResumableStore, Unfinished } from '../../application/uploads/ResumableStore.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The server gives up what was not gone on with for a day. Milliseconds. */
const KEPT_MS = 24 * 60 * 60_000

interface Kept extends Unfinished {
  readonly keptAt: number
}

export class LocalStorageResumableStore implements ResumableStore {
  readonly #area: Area
  readonly #now: () => number
  readonly #key: string

  /** `now` in milliseconds; `owner`: the person, in the organization that has their uploads. */
  constructor(area: Area, now: () => number, owner: string) {
    this.#area = area
    this.#now = now
    this.#key = `vitrine.unfinishedUploads.${owner}`
  }

  all(userId: string) {
    return this.#read().filter((kept) => kept.userId === userId)
  }

  put(unfinished: Unfinished) {
    this.#write([...this.#read().filter(({ id }) => id !== unfinished.id), { ...unfinished, keptAt: this.#now() }])
  }

  remove(id: string) {
    const kept = this.#read()
    if (kept.some((one) => one.id === id)) this.#write(kept.filter((one) => one.id !== id))
  }

  #read(): readonly Kept[] {
    try {
      const kept: unknown = JSON.parse(this.#area.getItem(this.#key) ?? '[]')
      return Array.isArray(kept) ? (kept as Kept[]).filter(({ keptAt }) => this.#now() - keptAt < KEPT_MS) : []
    } catch {
      // Somebody else wrote there, or storage is closed to us: there is nothing to go on with.
      return []
    }
  }

  #write(kept: readonly Kept[]) {
    try {
      this.#area.setItem(this.#key, JSON.stringify(kept))
    } catch {
      // A full storage loses the going on after a reload, not the upload.
    }
  }
}
