import { createActor } from 'xstate'
import type { Capabilities } from '../capabilities/capability.ts'
import { createValueFinderMachine, type ValueFinderPorts } from '../metadata/valueFinder.machine.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { TRANSFERS } from '../transfers/transferActors.ts'
import type { FolderTemplateActors } from './folderTemplateActors.ts'
import type { FolderTemplateGateway } from './FolderTemplateGateway.ts'
import { createFolderTemplatesMachine } from './folderTemplates.machine.ts'
import { createUploadDescribingMachine, type Brought } from './uploadDescribing.machine.ts'

interface Ports extends ValueFinderPorts {
  readonly folderTemplates: FolderTemplateGateway
  readonly events: EventStream
  readonly mayDescribeUploads: () => boolean
  readonly notify: Notify
  readonly first: { readonly capabilities: Capabilities }
}

export const startFolderTemplates = ({ first: { capabilities }, mayDescribeUploads, ...ports }: Ports): FolderTemplateActors => {
  const upload = async (brought: Brought, valuesId?: string): Promise<void> => {
    const { transfers } = await capabilities.load(TRANSFERS)
    const values = valuesId === undefined ? {} : { valuesId }
    if ('files' in brought) transfers.send({ type: 'files.dropped', ...brought, ...values })
    else transfers.send({ type: 'folders.dropped', ...brought, ...values })
  }
  return {
    folderTemplates: createActor(createFolderTemplatesMachine(ports)).start(),
    uploadDescribing: createActor(createUploadDescribingMachine({ ...ports, mayDescribe: mayDescribeUploads, upload: (brought, valuesId) => void upload(brought, valuesId) })).start(),
    uploadFinder: createActor(createValueFinderMachine(ports)).start(),
  }
}
