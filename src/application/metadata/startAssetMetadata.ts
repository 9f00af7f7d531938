import * as Result from 'effect/Result'
import { createActor } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { SearchGateway } from '../search/SearchGateway.ts'
import { createAssetMetadataMachine } from './assetMetadata.machine.ts'
import type { AssetMetadataActors, AssetMetadataPorts } from './assetMetadataActors.ts'
import { assetSaving } from './assetSaving.ts'
import { createFieldDraftsMachine } from './fieldDrafts.machine.ts'
import { createFileOptionsMachine } from './fileOptions.machine.ts'
import { takingBackValues } from './takingBackValues.ts'
import type { ValueAutosaveActor } from './valueAutosave.machine.ts'
import { storedValuesIn } from './valueAutosave.ts'
import { createValueFinderMachine } from './valueFinder.machine.ts'
import { createValueHistoryMachine } from './valueHistory.machine.ts'
import { editsPlace } from './ValueEditStore.ts'

interface Ports extends AssetMetadataPorts {
  readonly searches: SearchGateway
  readonly events: EventStream
  readonly notify: Notify
}

export const startAssetMetadata = ({ metadata, fieldDrafts: drafts, valueAutosave, signedIn, searches, contacts, events, notify }: Ports): AssetMetadataActors => {
  let lastPerson: string | undefined
  /** What one wrote is never saved in the name of another. */
  const autosaveOf = (resourceType: ResourceType): ValueAutosaveActor => {
    // While nobody is signed in, what the last one wrote stays in sight.
    lastPerson = signedIn() ?? lastPerson
    const person = lastPerson
    const save = assetSaving(metadata, resourceType)
    return valueAutosave(editsPlace(person, resourceType), async (cells, once, signal) => (signedIn() === person ? save(cells, once, signal) : Result.fail({ code: 'NOT_SIGNED_IN' })))
  }
  const assetMetadata = createActor(createAssetMetadataMachine({ metadata, events, notify })).start()
  const autosave = () => autosaveOf(assetMetadata.getSnapshot().context.place.resourceType)
  const fieldDrafts = createActor(
    createFieldDraftsMachine({
      store: drafts,
      storedSince: (cell, stored) => storedValuesIn(autosave().getSnapshot().context, cell, stored),
      save: (cell) => autosave().send({ type: 'cells.write', cells: [cell] }),
    }),
  ).start()
  return {
    assetMetadata,
    fieldDrafts,
    autosaveOf,
    valueFinder: createActor(createValueFinderMachine({ metadata, searches, contacts })).start(),
    fileOptions: createActor(createFileOptionsMachine({ metadata })).start(),
    takeBackValues: takingBackValues({ metadata, notify, done: (assetId) => assetMetadata.send({ type: 'values.changed', assetId }) }),
    valueHistory: createActor(createValueHistoryMachine({ metadata, undone: (assetId) => assetMetadata.send({ type: 'values.changed', assetId }) })).start(),
  }
}
