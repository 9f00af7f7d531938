import type { VisitBook, Workplaces } from '../../application/organizations/Workplaces.ts'
import { FEATURES, MODULES } from '../../domain/access/modules.ts'
import { VISIT_EVENTS, type Visit, type Workplace } from '../../domain/organizations/workplace.ts'

const KEY = 'vitrine.workplace'
const VISITS = 'vitrine.visits'

const named = <Name extends string>(known: readonly Name[], held: unknown): readonly Name[] =>
  Array.isArray(held) ? known.filter((name) => held.includes(name)) : []

/** What was kept; nothing where it is not ours. */
const parsed = (text: string | null, userId: string | undefined): Workplace | undefined => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { by, id, name, modules, features } = kept as Readonly<Record<string, unknown>>
    if (by !== userId || typeof id !== 'string' || typeof name !== 'string') return undefined
    return { id, name, modules: named(MODULES, modules), features: named(FEATURES, features) }
  } catch {
    return undefined
  }
}

/** The stay that was kept beside the place. */
const visitOf = (text: string | null): string | undefined => {
  const { visit } = (JSON.parse(text ?? 'null') ?? {}) as Readonly<Record<string, unknown>>
  return typeof visit === 'string' ? visit : undefined
}

const isVisit = (one: unknown): one is Visit => {
  const { id, organizationId, event } = (one ?? {}) as Readonly<Record<string, unknown>>
  return typeof id === 'string' && typeof organizationId === 'string' && VISIT_EVENTS.some((known) => known === event)
}

/** What was kept of one's own coming and going. */
const visitsIn = (text: string | null, userId: string | undefined): readonly Visit[] => {
  try {
    const { by, visits } = (JSON.parse(text ?? 'null') ?? {}) as Readonly<Record<string, unknown>>
    return by === userId && Array.isArray(visits) ? visits.filter(isVisit) : []
  } catch {
    return []
  }
}

interface TabParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Loads an address as a new page. */
  readonly load: (address: string) => void
  readonly userId: () => string | undefined
}

/** Kept in the tab's own storage, for the one who chose it. */
export class TabWorkplaces implements Workplaces, VisitBook {
  readonly #parts: TabParts

  constructor(parts: TabParts) {
    this.#parts = parts
  }

  current(): Workplace | undefined {
    const { storage, userId } = this.#parts
    return parsed(storage.getItem(KEY), userId())
  }

  /** A stay that cannot be noted does not begin: whoever sees one organization must not work in another. */
  enter(place: Workplace): boolean {
    const { storage, load, userId } = this.#parts
    const before = storage.getItem(KEY)
    const visits = [...this.unreported(), ...this.#leaving()]
    const visit = crypto.randomUUID()
    const kept = JSON.stringify({ by: userId(), visit, ...place })
    const isKept = this.#write(KEY, kept) && this.#keep([...visits, { id: visit, organizationId: place.id, event: 'entered' }])
    if (isKept) load('/')
    else if (before === null) storage.removeItem(KEY)
    else this.#write(KEY, before)
    return isKept
  }

  leave(): void {
    const { storage, load } = this.#parts
    const leaving = this.#leaving()
    storage.removeItem(KEY)
    this.#keep([...this.unreported(), ...leaving])
    load('/admin-panel')
  }

  unreported(): readonly Visit[] {
    const { storage, userId } = this.#parts
    return visitsIn(storage.getItem(VISITS), userId())
  }

  reported({ id, event }: Visit): void {
    this.#keep(this.unreported().filter((one) => one.id !== id || one.event !== event))
  }

  #keep(visits: readonly Visit[]): boolean {
    if (visits.length > 0) return this.#write(VISITS, JSON.stringify({ by: this.#parts.userId(), visits }))
    this.#parts.storage.removeItem(VISITS)
    return true
  }

  /** False: the storage is full. */
  #write(key: string, kept: string): boolean {
    try {
      this.#parts.storage.setItem(key, kept)
      return true
    } catch {
      return false
    }
  }

  /** The end of the stay, where there is one. */
  #leaving(): readonly Visit[] {
    const place = this.current()
    const visit = place && visitOf(this.#parts.storage.getItem(KEY))
    return place === undefined || visit === undefined ? [] : [{ id: visit, organizationId: place.id, event: 'left' }]
  }

  /** The next one who signs in begins at home. */
  forget(): void {
    const { storage } = this.#parts
    storage.removeItem(KEY)
    storage.removeItem(VISITS)
  }
}
