import * as Result from 'effect/Result'
import { listRepositories } from '../../src/infrastructure/assets/contract.ts'
import * as contract from '../../src/infrastructure/repositories/contract.ts'
import { route, type Route } from '../http/route.ts'
import { createRepository, deleteRepository, keptRepositories, renameRepository, repositoriesOf } from './repositories.ts'

const CHANGE = { action: 'keepRepositories', audits: 'tenant.updated' } as const

export const repositoryRoutes: readonly Route[] = [
  route(listRepositories, { action: 'listRepositories' }, async ({ tenant }) => Result.succeed(await repositoriesOf(tenant))),
  route(contract.listKeptRepositories, { action: 'keepRepositories' }, async ({ tenant }) => Result.succeed({ items: await keptRepositories(tenant) })),
  route(contract.createRepository, CHANGE, ({ tenant, viewer, body }) => createRepository(tenant, viewer, body)),
  route(contract.renameRepository, CHANGE, ({ tenant, viewer, params, body }) => renameRepository(tenant, viewer, { ...body, id: params.repositoryId })),
  route(contract.deleteRepository, CHANGE, ({ tenant, viewer, params, query }) => deleteRepository(tenant, viewer, { ...query, id: params.repositoryId })),
]
