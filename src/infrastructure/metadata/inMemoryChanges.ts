import { canSayAgain, type ChangedValues, type MetadataChange } from '../../domain/metadata/assetMetadata.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import type { KeptChange } from '../memory/InMemoryMetadata.ts'
import { namesAmong } from './inMemoryNames.ts'
import { knownIn, type HeldMemory } from './inMemoryReach.ts'

interface ShownChange {
  readonly attribute: AttributeDefinition
  readonly change: MetadataChange
}

/** A change as its reader sees it; undefined where they are not in its template. */
export const shownChange = (memory: HeldMemory, { assetId, revision, ...change }: KeptChange): ShownChange | undefined => {
  const known = knownIn(memory, change.attributeId)
  if (known === undefined) return undefined
  const { template, attribute } = known
  const current = (values: KeptChange['after']) => memory.metadata.current(values, attribute)
  const undoable = canSayAgain(change.before, { ...template, ...attribute }) && memory.metadata.read(assetId, attribute).revision === revision
  return { attribute, change: { ...change, before: current(change.before), after: current(change.after), undoable } }
}

/** What an entry of the history counts, as far as its reader is in the templates. */
export const valuesCounted = (memory: HeldMemory, entryId: string): readonly ChangedValues[] =>
  (memory.metadata.counted.get(entryId) ?? []).flatMap((kept) => {
    const shown = shownChange(memory, kept)
    if (shown === undefined) return []
    const { attribute, change: { id, before, after, undoable } } = shown
    return [{ id, attribute, before, after, undoable, names: namesAmong(memory, [{ attribute, values: [...before, ...after] }]) }]
  })
