import * as Result from 'effect/Result'
import type { UserGroupGateway } from '../../application/user-groups/UserGroupGateway.ts'
import type { UserGroup, UserGroupForm } from '../../domain/user-groups/userGroup.ts'
import type { LocalFacts } from '../notifications/LocalFacts.ts'
import * as contract from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

export class HttpUserGroupGateway implements UserGroupGateway {
  readonly #http: HttpClient
  readonly #facts: LocalFacts

  constructor(http: HttpClient, facts: LocalFacts) {
    this.#http = http
    this.#facts = facts
  }

  async list(organizationId: string, signal: AbortSignal) {
    return Result.map(await this.#http.query(contract.listUserGroups, { organizationId, signal }), ({ items }) => items)
  }

  read(organizationId: string, groupId: string, signal: AbortSignal) {
    return this.#http.query(contract.readUserGroup, { params: { groupId }, organizationId, signal })
  }

  async create(organizationId: string, body: UserGroupForm, signal: AbortSignal) {
    return this.#told(await this.#http.mutate(contract.createUserGroup, { body, organizationId, signal }))
  }

  async edit(organizationId: string, { id: groupId, revision }: UserGroup, form: UserGroupForm, signal: AbortSignal) {
    return this.#told(await this.#http.mutate(contract.editUserGroup, { params: { groupId }, body: { ...form, revision }, organizationId, signal }))
  }

  async remove(organizationId: string, groupId: string, signal: AbortSignal) {
    const removed = await this.#http.mutate(contract.deleteUserGroup, { params: { groupId }, organizationId, signal })
    return Result.map(this.#told(removed), () => undefined)
  }

  #told<Outcome extends Result.Result<unknown, unknown>>(outcome: Outcome): Outcome {
    if (Result.isSuccess(outcome)) this.#facts.tell({ kind: 'accounts.changed' })
    return outcome
  }
}
