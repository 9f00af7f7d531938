import { REPOSITORIES } from '../../application/repositories/repositoryActors.ts'
import { startRepositories } from '../../application/repositories/startRepositories.ts'
import { registration } from '../registration/registration.ts'
import { HttpRepositoryGateway } from './HttpRepositoryGateway.ts'

export const register = registration(REPOSITORIES, {
  ports: ({ http }) => ({ repositories: new HttpRepositoryGateway(http) }),
  start: startRepositories,
})
