import * as Result from 'effect/Result'
import type { Home, HomeGateway } from '../../application/home/HomeGateway.ts'
import { NEW_DAYS, PLACES_SHOWN } from '../../domain/home/home.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { recentIn } from '../memory/recentIn.ts'

const RECENT = 12
const NAMED = 2
const DAY_MS = 86_400_000

/** Home of the sample. `now`: ISO. What is refused of imports, and when the storage is full, a story says itself. */
export class InMemoryHomeGateway implements HomeGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #now: () => string
  waiting: Pick<Home, 'imports' | 'monthsLeft'> = { imports: [], monthsLeft: null }

  constructor(library: InMemoryLibrary, faults: Faults, now: () => string) {
    this.#library = library
    this.#faults = faults
    this.#now = now
  }

  async read(places: readonly ResourceRef[], signal: AbortSignal) {
    const fault = await this.#faults.meet('home.read', signal)
    if (fault) return Result.fail(fault as never)
    const library = this.#library
    const lately = new Date(Date.parse(this.#now()) - NEW_DAYS * DAY_MS).toISOString().slice(0, 10)
    const unread = this.#unread()
    return Result.succeed<Home>({
      recent: recentIn(library, RECENT),
      addedLately: recentIn(library, Infinity).filter(({ createdAt }) => createdAt >= lately).length,
      places: places.flatMap((place) => library.itemOf(place) ?? []).slice(0, PLACES_SHOWN),
      favorites: [...library.favorites].toReversed().flatMap((id) => library.itemOf({ kind: library.folders.has(id) ? 'folder' : 'asset', id }) ?? []).slice(0, PLACES_SHOWN),
      unread: { count: unread.length, assets: unread.slice(0, NAMED) },
      ...this.waiting,
    })
  }

  async readUnreadAgain(signal: AbortSignal) {
    const fault = await this.#faults.meet('home.readUnreadAgain', signal)
    if (fault) return Result.fail(fault as never)
    const unread = this.#unread()
    for (const asset of unread) this.#library.assets.set(asset.id, { ...asset, indexing: 'Indexing' })
    return Result.succeed({ count: unread.length })
  }

  #unread() {
    return recentIn(this.#library, Infinity).filter(({ indexing, indexingFailure }) => indexing === 'Failed' && indexingFailure !== 'NoText')
  }
}
