import { createActor } from 'xstate'
import { type TakeBack, takingBack } from '../activity/takingBack.ts'
import type { UndoGateway } from '../activity/UndoGateway.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { SearchGateway } from '../search/SearchGateway.ts'
import { createFolderDetailMachine, type FolderDetailActor } from './folderDetail.machine.ts'
import type { FolderGateway } from './FolderGateway.ts'
import { createHistoryMachine, type HistoryActor } from './history.machine.ts'
import type { HistoryGateway } from './HistoryGateway.ts'
import { createMetadataMachine, type MetadataActor } from './metadata.machine.ts'
import type { MetadataGateway } from './MetadataGateway.ts'
import type { ItemListActor } from './itemList.machine.ts'
import { createRelatedMachine } from './related.machine.ts'
import { createRelatedPickerMachine, type RelatedPickerActor } from './relatedPicker.machine.ts'
import { complaining, relating, type Relate } from './relating.ts'
import type { VersionGateway } from './VersionGateway.ts'
import { createVersionsMachine, type VersionsActor } from './versions.machine.ts'
import type { RelatedPlace, RelationGateway } from './RelationGateway.ts'

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
