import { createActor } from 'xstate'
import { createQueryNamesMachine } from './queryNames.machine.ts'
import type { QueryNamesActors } from './queryNamesActors.ts'

export const startQueryNames = (ports: Parameters<typeof createQueryNamesMachine>[0]): QueryNamesActors => ({ queryNames: createActor(createQueryNamesMachine(ports)).start() })
