import { createActor } from 'xstate'
import { createBulkEditMachine } from './bulkEdit.machine.ts'
import type { BulkEditActors } from './bulkEditActors.ts'

export const startBulkEdit = (ports: Parameters<typeof createBulkEditMachine>[0]): BulkEditActors => ({ bulkEdit: createActor(createBulkEditMachine(ports)).start() })
