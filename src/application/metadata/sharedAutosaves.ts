import * as Result from 'effect/Result'
import { createActor } from 'xstate'
import type { CellAnswer } from '../../domain/metadata/valueCell.ts'
import type { FieldDraftStore } from './FieldDraftStore.ts'
import { savedUnder } from './fieldDrafts.ts'
import { createValueAutosaveMachine, type ValueAutosaveActor } from './valueAutosave.machine.ts'
import type { SaveValues } from './valueAutosave.ts'
import type { ValueEditStore } from './ValueEditStore.ts'

interface Ports {
  /** What one person in one organization edits of a module. */
  readonly valueEditsOf: (place: string) => ValueEditStore
  readonly fieldDrafts: FieldDraftStore
  readonly newId: () => string
  /** Calls when the browser has a connection again; answers how to stop. */
  readonly onReturn: (returned: () => void) => () => void
  /** Whether the browser asks before this page is closed: something would be lost with it. */
  readonly warn: (isUnsafe: boolean) => void
}

/** What is typed over values that are being saved begins with them, also where the page is gone before more is typed. */
const rebaseDrafts = (fieldDrafts: FieldDraftStore, answers: readonly CellAnswer[]): void => {
  for (const [assetId, some] of Map.groupBy(answers, (answer) => answer.assetId)) {
    const before = fieldDrafts.read(assetId)
    const drafts = some.reduce((all, answer) => (answer.outcome === 'refused' ? all : savedUnder(all, answer.now.attributeId, { values: answer.now.values, revision: answer.now.revision })), before)
    fieldDrafts.save(assetId, before, drafts)
  }
}

/**
 * One autosave for each person, organization and module (`place`), however many parts of a page write there: two would save the same from two
 * memories. The first to ask says how it saves.
 */
export const sharedAutosaves = ({ valueEditsOf, fieldDrafts, newId, onReturn, warn }: Ports) => {
  const started = new Map<string, ValueAutosaveActor>()
  const isUnsafe = () => [...started.values()].some((actor) => !actor.getSnapshot().context.isKept && actor.getSnapshot().context.edits.size > 0)
  return (place: string, save: SaveValues): ValueAutosaveActor => {
    const present = started.get(place)
    if (present !== undefined) return present
    const saveAll: SaveValues = async (...call) => {
      const saved = await save(...call)
      if (Result.isSuccess(saved)) rebaseDrafts(fieldDrafts, saved.success.answers)
      return saved
    }
    const actor = createActor(createValueAutosaveMachine({ store: valueEditsOf(place), newId, onReturn, save: saveAll })).start()
    started.set(place, actor)
    actor.subscribe(() => warn(isUnsafe()))
    return actor
  }
}

export type SharedAutosaves = ReturnType<typeof sharedAutosaves>
