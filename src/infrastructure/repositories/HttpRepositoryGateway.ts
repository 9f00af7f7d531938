import * as Result from 'effect/Result'
import type { RepositoryGateway } from '../../application/repositories/RepositoryGateway.ts'
import type { KeptRepository } from '../../domain/repositories/repositories.ts'
import { createRepository, deleteRepository, listKeptRepositories, renameRepository } from './contract.ts'
import { HttpGateway } from '../http/HttpGateway.ts'

export class HttpRepositoryGateway extends HttpGateway implements RepositoryGateway {
  async list(organizationId: string, signal: AbortSignal) {
    return Result.map(await this.http.query(listKeptRepositories, { organizationId, signal }), ({ items }) => items)
  }

  create(organizationId: string, name: string, signal: AbortSignal) {
    return this.http.mutate(createRepository, { body: { name }, organizationId, signal })
  }

  rename(organizationId: string, { id, revision }: KeptRepository, name: string, signal: AbortSignal) {
    return this.http.mutate(renameRepository, { params: { repositoryId: id }, body: { name, revision }, organizationId, signal })
  }

  async remove(organizationId: string, id: string, moveTo: string | undefined, signal: AbortSignal) {
    const query = moveTo === undefined ? {} : { moveTo }
    return Result.map(await this.http.mutate(deleteRepository, { params: { repositoryId: id }, query, organizationId, signal }), ({ moved }) => moved)
  }
}
