import { REPOSITORIES } from '../../application/repositories/repositoryActors.ts'
import { startRepositories } from '../../application/repositories/startRepositories.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryRepositoryGateway } from './InMemoryRepositoryGateway.ts'

export const repositories = inMemory(REPOSITORIES, {
  ports: ({ library, faults }) => ({ repositories: new InMemoryRepositoryGateway(library, faults) }),
  start: startRepositories,
})
