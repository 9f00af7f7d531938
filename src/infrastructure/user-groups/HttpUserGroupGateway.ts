import * as Result from 'effect/Result'
import type { UserGroupGateway } from '../../application/user-groups/UserGroupGateway.ts'
import type { UserGroup, UserGroupForm } from '../../domain/user-groups/userGroup.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import * as contract from './contract.ts'

const CHANGED = { kind: 'accounts.changed' } as const

export class HttpUserGroupGateway extends LocalEventsGateway implements UserGroupGateway {
  async list(organizationId: string, signal: AbortSignal) {
    return Result.map(await this.http.query(contract.listUserGroups, { organizationId, signal }), ({ items }) => items)
  }

  read(organizationId: string, groupId: string, signal: AbortSignal) {
    return this.http.query(contract.readUserGroup, { params: { groupId }, organizationId, signal })
  }

  async create(organizationId: string, body: UserGroupForm, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.createUserGroup, { body, organizationId, signal }))
  }

  async edit(organizationId: string, { id: groupId, revision }: UserGroup, form: UserGroupForm, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.editUserGroup, { params: { groupId }, body: { ...form, revision }, organizationId, signal }))
  }

  async remove(organizationId: string, groupId: string, signal: AbortSignal) {
    const removed = await this.http.mutate(contract.deleteUserGroup, { params: { groupId }, organizationId, signal })
    return Result.map(this.publishing(CHANGED, removed), () => undefined)
  }
}
