import type { ActivityEntry, Changes } from '../../domain/activity/entry.ts'
import { type Undo, undoOf } from '../../domain/activity/undo.ts'
import type { AuditKind } from '../../domain/activity/kinds.ts'

interface Recorded {
  readonly kind: AuditKind
  readonly resource: { readonly id: string; readonly name: string }
  readonly before?: Changes
  readonly after?: Changes
  readonly by?: { readonly firstName: string; readonly lastName: string }
}

const BEGUN = Date.UTC(2026, 9, 1, 8, 12, 45)
const STEP = 11 * 3_600_000

const fieldsOf = ({ before, after }: ActivityEntry): readonly string[] => Object.keys({ ...before, ...after })

/** Whether what a change was made to still stands as it has to for the way back. */
type ScrollStates = (resourceId: string, undo: Extract<Undo, { readonly call: 'persons' }>) => boolean

/** Fields, names, rules for what comes into a folder, and persons, where nothing touched them since. */
const isUndoable = (entry: ActivityEntry, newer: readonly ActivityEntry[], scrollStates: (undo: Parameters<ScrollStates>[1]) => boolean): boolean => {
  const undo = undoOf(entry)
  const isKnown = undo?.call === 'edit' || undo?.call === 'editContact' || undo?.call === 'restoreContact' || undo?.call === 'rename' || undo?.call === 'webReadyRule' || undo?.call === 'publish' || (undo?.call === 'persons' && scrollStates(undo))
  return isKnown && !newer.some((one) => fieldsOf(one).some((field) => fieldsOf(entry).includes(field)))
}

/** What was done to folders and assets, as the server writes it down; the same dates in every run. */
export class InMemoryHistory {
  readonly #entries: { readonly resourceId: string; readonly entry: ActivityEntry }[] = []
  readonly #scrollStates: ScrollStates

  constructor(scrollStates: ScrollStates) {
    this.#scrollStates = scrollStates
  }

  /** Answers the entry's name. */
  record({ kind, resource, before, after, by = { firstName: 'Ada', lastName: 'Berg' } }: Recorded): string {
    const place = this.#entries.length
    const entry: ActivityEntry = {
      id: `00000000-0000-4000-9000-${place.toString(16).padStart(12, '0')}`,
      at: new Date(BEGUN + place * STEP).toISOString(),
      ...by,
      byPlatform: false,
      kind,
      status: 'Succeeded',
      resourceName: resource.name,
      before: before ?? null,
      after: after ?? null,
    }
    this.#entries.push({ resourceId: resource.id, entry })
    return entry.id
  }

  /** Newest first. */
  of(resourceId: string): readonly ActivityEntry[] {
    const entries = this.#entries.flatMap((recorded) => (recorded.resourceId === resourceId ? [recorded.entry] : []))
    const scrollStates = (undo: Parameters<ScrollStates>[1]) => this.#scrollStates(resourceId, undo)
    return entries.map((entry, at) => (isUndoable(entry, entries.slice(at + 1), scrollStates) ? { ...entry, undoable: true } : entry)).toReversed()
  }

  /** What an entry is about. */
  subjectOf(entryId: string): string | undefined {
    return this.#entries.find(({ entry }) => entry.id === entryId)?.resourceId
  }
}
