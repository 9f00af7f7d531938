import { createActor } from 'xstate'
import { createValueAutosaveMachine, type ValueAutosaveActor } from './valueAutosave.machine.ts'
import type { SaveValues } from './valueAutosave.ts'
import type { ValueEditStore } from './ValueEditStore.ts'

interface Ports {
  /** What one person in one organization edits of a module. */
  readonly valueEditsOf: (place: string) => ValueEditStore
  readonly newId: () => string
  /** Calls when the browser has a connection again; answers how to stop. */
  readonly onReturn: (returned: () => void) => () => void
  /** Whether the browser asks before this page is closed: something would be lost with it. */
  readonly warn: (isUnsafe: boolean) => void
}

/**
 * One autosave for each person, organization and module (`place`), however many parts of a page write there: two would save the same from two
 * memories. The first to ask says how it saves.
 */
export const sharedAutosaves = ({ valueEditsOf, newId, onReturn, warn }: Ports) => {
  const started = new Map<string, ValueAutosaveActor>()
  const isUnsafe = () => [...started.values()].some((actor) => !actor.getSnapshot().context.isKept && actor.getSnapshot().context.edits.size > 0)
  return (place: string, save: SaveValues): ValueAutosaveActor => {
    const present = started.get(place)
    if (present !== undefined) return present
    const actor = createActor(createValueAutosaveMachine({ store: valueEditsOf(place), newId, onReturn, save })).start()
    started.set(place, actor)
    actor.subscribe(() => warn(isUnsafe()))
    return actor
  }
}

export type SharedAutosaves = ReturnType<typeof sharedAutosaves>
