import { createActor } from 'xstate'
import { createVersionsMachine } from './versions.machine.ts'
import type { VersionActors } from './versionActors.ts'

export const startVersions = (ports: Parameters<typeof createVersionsMachine>[0]): VersionActors => ({ versions: createActor(createVersionsMachine(ports)).start() })
