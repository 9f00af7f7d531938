import { createActor } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { SearchGateway } from '../search/SearchGateway.ts'
import { createAssetMetadataMachine } from './assetMetadata.machine.ts'
import type { AssetMetadataActors, AssetMetadataPorts } from './assetMetadataActors.ts'
import { assetSaving } from './assetSaving.ts'
import { createFieldDraftsMachine } from './fieldDrafts.machine.ts'
import { createValueAutosaveMachine, type ValueAutosaveActor } from './valueAutosave.machine.ts'
import { createValueFinderMachine } from './valueFinder.machine.ts'
import { createValueHistoryMachine } from './valueHistory.machine.ts'

interface Ports extends AssetMetadataPorts {
  readonly searches: SearchGateway
  readonly events: EventStream
  readonly notify: Notify
}

export const startAssetMetadata = ({ metadata, fieldDrafts: drafts, valueEdits, searches, events, notify }: Ports): AssetMetadataActors => {
  const autosaves = new Map<ResourceType, ValueAutosaveActor>()
  const autosaveOf = (resourceType: ResourceType): ValueAutosaveActor => {
    const started = autosaves.get(resourceType)
    if (started !== undefined) return started
    const machine = createValueAutosaveMachine({ save: assetSaving(metadata, resourceType), store: valueEdits(resourceType), newId: () => crypto.randomUUID() })
    const autosave = createActor(machine).start()
    autosaves.set(resourceType, autosave)
    return autosave
  }
  const assetMetadata = createActor(createAssetMetadataMachine({ metadata, events, notify })).start()
  const fieldDrafts = createActor(
    createFieldDraftsMachine({ store: drafts, save: (cell) => autosaveOf(assetMetadata.getSnapshot().context.place.resourceType).send({ type: 'cells.write', cells: [cell] }) }),
  ).start()
  return {
    assetMetadata,
    fieldDrafts,
    autosaveOf,
    valueFinder: createActor(createValueFinderMachine({ metadata, searches })).start(),
    valueHistory: createActor(createValueHistoryMachine({ metadata, undone: (assetId) => assetMetadata.send({ type: 'values.changed', assetId }) })).start(),
  }
}
