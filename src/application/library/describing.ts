import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import { createFolderDetailMachine, type FolderDetailActor } from './folderDetail.machine.ts'
import type { FolderGateway } from './FolderGateway.ts'
import { createHistoryMachine, type HistoryActor } from './history.machine.ts'
import type { HistoryGateway } from './HistoryGateway.ts'
import { createMetadataMachine, type MetadataActor } from './metadata.machine.ts'
import type { MetadataGateway } from './MetadataGateway.ts'

/** What the pages of a single asset or folder need beside the asset itself. */
export interface Describing {
  readonly history: HistoryActor
  readonly folderDetail: FolderDetailActor
  readonly metadata: MetadataActor
}

interface Ports {
  readonly folders: FolderGateway
  readonly histories: HistoryGateway
  readonly metadata: MetadataGateway
  readonly events: EventStream
}

export const startDescribing = ({ folders, histories, metadata, events }: Ports): Describing => {
  const history = createActor(createHistoryMachine({ histories, events })).start()
  const changed = (id: string) => history.send({ type: 'subject.changed', id })
  return {
    history,
    folderDetail: createActor(createFolderDetailMachine({ folders, events, changed })).start(),
    metadata: createActor(createMetadataMachine({ metadata, events })).start(),
  }
}
