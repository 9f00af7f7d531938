import { createActor } from 'xstate'
import { createRenamingMachine } from './renaming.machine.ts'
import type { ItemActors } from './itemActors.ts'

export const startItems = (ports: Parameters<typeof createRenamingMachine>[0]): ItemActors => ({ renaming: createActor(createRenamingMachine(ports)).start() })
