import { createActor } from 'xstate'
import { createResultsMachine } from './results.machine.ts'
import type { SearchActors } from './searchActors.ts'

export const startResults = (ports: Parameters<typeof createResultsMachine>[0]): SearchActors => ({ results: createActor(createResultsMachine(ports)).start() })
