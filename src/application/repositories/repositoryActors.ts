import { capability } from '../capabilities/capability.ts'
import type { RepositoriesActor } from './repositories.machine.ts'

export interface RepositoryActors {
  readonly repositories: RepositoriesActor
}

export const REPOSITORIES = capability<RepositoryActors>('repositories')
