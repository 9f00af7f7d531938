import type { Workplaces } from '../../application/organizations/Workplaces.ts'
import { FEATURES, MODULES } from '../../domain/access/modules.ts'
import type { Workplace } from '../../domain/organizations/workplace.ts'

const KEY = 'vitrine.workplace'

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

interface TabParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Loads an address as a new page. */
  readonly load: (address: string) => void
  readonly userId: () => string | undefined
}

/** Kept in the tab's own storage, for the one who chose it. */
export class TabWorkplaces implements Workplaces {
  readonly #parts: TabParts

  constructor(parts: TabParts) {
    this.#parts = parts
  }

  current(): Workplace | undefined {
    const { storage, userId } = this.#parts
    return parsed(storage.getItem(KEY), userId())
  }

  enter(place: Workplace): void {
    const { storage, load, userId } = this.#parts
    storage.setItem(KEY, JSON.stringify({ by: userId(), ...place }))
    load('/')
  }

  leave(): void {
    const { storage, load } = this.#parts
    storage.removeItem(KEY)
    load('/admin-panel')
  }

  /** The next one who signs in begins at home. */
  forget(): void {
    this.#parts.storage.removeItem(KEY)
  }
}
