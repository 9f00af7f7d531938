import { createActor } from 'xstate'
import { createDeletionMachine } from './deletion.machine.ts'
import { movingToTrash } from './movingToTrash.ts'
import type { TrashActors } from './trashActors.ts'
import { createTrashListMachine } from './trashList.machine.ts'

type TrashPorts = Parameters<typeof createTrashListMachine>[0] & Parameters<typeof createDeletionMachine>[0]

export const startTrash = (ports: TrashPorts): TrashActors => ({
  trashList: createActor(createTrashListMachine(ports)).start(),
  deletion: createActor(createDeletionMachine(ports)).start(),
  moveToTrash: movingToTrash(ports.trash, ports.notify),
})
