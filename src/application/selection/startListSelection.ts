import { createActor } from 'xstate'
import { createSelectionMachine } from './selection.machine.ts'
import type { ListSelectionActors } from './listSelectionActors.ts'

export const startListSelection = (ports: Parameters<typeof createSelectionMachine>[0]): ListSelectionActors => ({ listSelection: createActor(createSelectionMachine(ports)).start() })
