import { createActor } from 'xstate'
import { ACTIVITY } from '../activity/activityActors.ts'
import type { Capabilities } from '../capabilities/capability.ts'
import { leadingTree, type LedTree } from '../navigation/leadingTree.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { FolderActors } from './folderActors.ts'
import { createFolderDetailMachine } from './folderDetail.machine.ts'
import type { FolderGateway } from './FolderGateway.ts'
import { createFolderNameMachine } from './folderName.machine.ts'

interface FolderPorts {
  readonly folders: FolderGateway
  readonly events: EventStream
  readonly notify: Notify
  readonly first: { readonly tree: LedTree; readonly capabilities: Capabilities }
}

export const startFolders = ({ first: { tree, capabilities }, ...ports }: FolderPorts): FolderActors => {
  // A history that is not there yet reads what is new anyway.
  const changed = (id: string) => capabilities.now(ACTIVITY)?.history.send({ type: 'subject.changed', id })
  const folderDetail = createActor(createFolderDetailMachine({ ...ports, changed })).start()
  const lead = leadingTree(tree)
  folderDetail.subscribe(({ context: { folder } }) => lead(folder?.type, folder && [...folder.path, folder]))
  return { folderDetail, folderName: createActor(createFolderNameMachine(ports)).start() }
}
