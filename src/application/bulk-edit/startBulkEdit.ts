import { createActor } from 'xstate'
import type { MetadataGateway } from '../metadata/MetadataGateway.ts'
import { createValueFinderMachine } from '../metadata/valueFinder.machine.ts'
import type { SearchGateway } from '../search/SearchGateway.ts'
import { createBulkEditMachine } from './bulkEdit.machine.ts'
import type { BulkEditActors } from './bulkEditActors.ts'

type Ports = Parameters<typeof createBulkEditMachine>[0] & { readonly metadata: Pick<MetadataGateway, 'options'>; readonly searches: SearchGateway }

export const startBulkEdit = (ports: Ports): BulkEditActors => ({
  bulkEdit: createActor(createBulkEditMachine(ports)).start(),
  bulkFinder: createActor(createValueFinderMachine(ports)).start(),
})
