import { createActor } from 'xstate'
import { createPersonsMachine } from './persons.machine.ts'
import type { PersonsActors } from './personsActors.ts'

export const startPersons = (ports: Parameters<typeof createPersonsMachine>[0]): PersonsActors => ({ persons: createActor(createPersonsMachine(ports)).start() })
