import { createActor } from 'xstate'
import { createRepositoriesMachine } from './repositories.machine.ts'
import type { RepositoryActors } from './repositoryActors.ts'

export const startRepositories = (ports: Parameters<typeof createRepositoriesMachine>[0]): RepositoryActors => ({ repositories: createActor(createRepositoriesMachine(ports)).start() })
