import { createActor } from 'xstate'
import { createValueFinderMachine, type ValueFinderPorts } from '../metadata/valueFinder.machine.ts'
import { createBulkEditMachine } from './bulkEdit.machine.ts'
import type { BulkEditActors } from './bulkEditActors.ts'

type Ports = Parameters<typeof createBulkEditMachine>[0] & ValueFinderPorts

export const startBulkEdit = (ports: Ports): BulkEditActors => ({
  bulkEdit: createActor(createBulkEditMachine(ports)).start(),
  bulkFinder: createActor(createValueFinderMachine(ports)).start(),
})
