import { createActor } from 'xstate'
import { type TakeBack, takingBack } from './takingBack.ts'
import type { UndoGateway } from './UndoGateway.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { SearchGateway } from '../search/SearchGateway.ts'
import { createFolderDetailMachine, type FolderDetailActor } from '../folders/folderDetail.machine.ts'
import type { FolderGateway } from '../folders/FolderGateway.ts'
import { createHistoryMachine, type HistoryActor } from './history.machine.ts'
import type { HistoryGateway } from './HistoryGateway.ts'
import { createMetadataMachine, type MetadataActor } from '../embedded-metadata/metadata.machine.ts'
import type { MetadataGateway } from '../embedded-metadata/MetadataGateway.ts'
import type { ItemListActor } from '../lists/itemList.machine.ts'
import { createRelatedMachine } from '../relations/related.machine.ts'
import { createRelatedPickerMachine, type RelatedPickerActor } from '../relations/relatedPicker.machine.ts'
import { complaining, relating, type Relate } from '../relations/relating.ts'
import type { VersionGateway } from '../versions/VersionGateway.ts'
import { createVersionsMachine, type VersionsActor } from '../versions/versions.machine.ts'
import type { RelatedPlace, RelationGateway } from '../relations/RelationGateway.ts'

/** What the pages of a single asset or folder need beside the asset itself. */
export interface Describing {
  readonly history: HistoryActor
  readonly folderDetail: FolderDetailActor
  readonly metadata: MetadataActor
  readonly related: ItemListActor<RelatedPlace>
  readonly relatedPicker: RelatedPickerActor
  readonly relate: Relate
  /** What an entry of a history tells of. */
  readonly takeBack: TakeBack
  readonly versions: VersionsActor
}

interface Ports {
  readonly folders: FolderGateway
  readonly histories: HistoryGateway
  readonly metadata: MetadataGateway
  readonly relations: RelationGateway
  readonly undos: UndoGateway
  readonly versions: VersionGateway
  readonly searches: SearchGateway
  readonly events: EventStream
  readonly notify: Notify
}

export const startDescribing = ({ folders, histories, metadata, relations, undos, versions, searches, events, notify }: Ports): Describing => {
  const history = createActor(createHistoryMachine({ histories, events })).start()
  const changed = (id: string) => history.send({ type: 'subject.changed', id })
  const relate = relating(relations, notify)
  return {
    history,
    folderDetail: createActor(createFolderDetailMachine({ folders, events, changed })).start(),
    metadata: createActor(createMetadataMachine({ metadata, events })).start(),
    related: createActor(createRelatedMachine({ relations, events })).start(),
    relatedPicker: createActor(createRelatedPickerMachine({ searches, relate })).start(),
    relate: complaining(relate, notify),
    takeBack: takingBack({ undos, notify, done: () => changed(history.getSnapshot().context.place.id) }),
    versions: createActor(createVersionsMachine({ versions, events, notify })).start(),
  }
}
