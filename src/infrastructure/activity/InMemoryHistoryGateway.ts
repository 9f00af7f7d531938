import * as Result from 'effect/Result'
import { HISTORY_ROWS, type HistoryFailure, type HistoryGateway, type HistoryPage, type HistoryPlace } from '../../application/activity/HistoryGateway.ts'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import type { Memory } from '../memory/Memory.ts'
import { valuesCounted } from '../metadata/inMemoryChanges.ts'
import type { HeldMemory } from '../metadata/inMemoryReach.ts'

export class InMemoryHistoryGateway implements HistoryGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #memory: HeldMemory

  constructor(memory: Memory) {
    this.#memory = memory
    this.#library = memory.library
    this.#faults = memory.faults
  }

  async history(place: HistoryPlace, after: string | undefined, signal: AbortSignal): Promise<Result.Result<HistoryPage, HistoryFailure>> {
    const fault = await this.#faults.meet('history.read', signal)
    if (fault) return Result.fail(fault as HistoryFailure)
    const refusal = this.#refusalOf(place)
    if (refusal !== undefined) return Result.fail(refusal)
    const entries = this.#library.history.of(place.id)
    const start = after === undefined ? 0 : entries.findIndex((entry) => entry.id === after) + 1
    const items = entries.slice(start, start + HISTORY_ROWS).map((entry) => this.#withValues(entry))
    return Result.succeed({ items, next: start + HISTORY_ROWS < entries.length ? (items.at(-1)?.id ?? null) : null })
  }

  #withValues(entry: ActivityEntry): ActivityEntry {
    const values = valuesCounted(this.#memory, entry.id)
    return values.length === 0 ? entry : { ...entry, values }
  }

  #refusalOf(place: HistoryPlace): HistoryFailure | undefined {
    const { kind, id } = place
    // Whoever is known was created.
    if (kind === 'contact') return this.#library.history.of(id).length === 0 ? { code: 'CONTACT_NOT_FOUND' } : undefined
    const subject = (kind === 'asset' ? this.#library.assets : this.#library.folders).get(id)
    if (subject === undefined) return { code: kind === 'asset' ? 'ASSET_NOT_FOUND' : 'FOLDER_NOT_FOUND' }
    if (subject.type !== place.type) return { code: kind === 'asset' ? 'ASSET_DIFFERENT_TYPE' : 'FOLDER_DIFFERENT_TYPE' }
    return this.#library.trashed.has(id) ? { code: 'RESOURCE_IN_TRASH' } : undefined
  }
}
