import * as Result from 'effect/Result'
import type { UserGroupGateway } from '../../application/user-groups/UserGroupGateway.ts'
import type { UserGroup, UserGroupForm } from '../../domain/user-groups/userGroup.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'
import * as contract from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

export class HttpUserGroupGateway implements UserGroupGateway {
  readonly #http: HttpClient
  readonly #localEvents: LocalEvents

  constructor(http: HttpClient, localEvents: LocalEvents) {
    this.#http = http
    this.#localEvents = localEvents
  }

  async list(organizationId: string, signal: AbortSignal) {
    return Result.map(await this.#http.query(contract.listUserGroups, { organizationId, signal }), ({ items }) => items)
  }

  read(organizationId: string, groupId: string, signal: AbortSignal) {
    return this.#http.query(contract.readUserGroup, { params: { groupId }, organizationId, signal })
  }

  async create(organizationId: string, body: UserGroupForm, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.createUserGroup, { body, organizationId, signal }))
  }

  async edit(organizationId: string, { id: groupId, revision }: UserGroup, form: UserGroupForm, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.editUserGroup, { params: { groupId }, body: { ...form, revision }, organizationId, signal }))
  }

  async remove(organizationId: string, groupId: string, signal: AbortSignal) {
    const removed = await this.#http.mutate(contract.deleteUserGroup, { params: { groupId }, organizationId, signal })
    return Result.map(this.#publishing(removed), () => undefined)
  }

  #publishing<Outcome extends Result.Result<unknown, unknown>>(outcome: Outcome): Outcome {
    if (Result.isSuccess(outcome)) this.#localEvents.publish({ kind: 'accounts.changed' })
    return outcome
  }
}
