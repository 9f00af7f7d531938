import * as Result from 'effect/Result'
import type { RoleGateway } from '../../application/roles/RoleGateway.ts'
import type { Role, RoleForm } from '../../domain/roles/role.ts'
import { keys } from '../cache/keys.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'
import * as contract from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

export class HttpRoleGateway implements RoleGateway {
  readonly #http: HttpClient
  readonly #cache: ReadCache
  readonly #localEvents: LocalEvents

  constructor(http: HttpClient, cache: ReadCache, localEvents: LocalEvents) {
    this.#http = http
    this.#cache = cache
    this.#localEvents = localEvents
  }

  list(organizationId: string, signal: AbortSignal) {
    return this.#cache.read(keys.roles(organizationId), signal, async (signal) =>
      Result.map(await this.#http.query(contract.listRoles, { organizationId, signal }), ({ items }) => items),
    )
  }

  read(organizationId: string, roleId: string, signal: AbortSignal) {
    return this.#http.query(contract.readRole, { params: { roleId }, organizationId, signal })
  }

  async create(organizationId: string, body: RoleForm, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.createRole, { body, organizationId, signal }))
  }

  async edit(organizationId: string, { id: roleId, revision }: Role, form: RoleForm, signal: AbortSignal) {
    const body = { ...form, revision }
    return this.#publishing(await this.#http.mutate(contract.editRole, { params: { roleId }, body, organizationId, signal }))
  }

  async remove(organizationId: string, roleId: string, moveTo: string | undefined, signal: AbortSignal) {
    const query = moveTo === undefined ? {} : { moveTo }
    const removed = await this.#http.mutate(contract.deleteRole, { params: { roleId }, query, organizationId, signal })
    return Result.map(this.#publishing(removed), () => undefined)
  }

  #publishing<Outcome extends Result.Result<unknown, unknown>>(outcome: Outcome): Outcome {
    if (Result.isSuccess(outcome)) this.#localEvents.publish({ kind: 'accounts.changed' })
    return outcome
  }
}
