import * as Result from 'effect/Result'
import type { AccountAction, AccountQuery, Deletion, ManyInvited, OfMany, UserGateway } from '../../application/users/UserGateway.ts'
import type { Account } from '../../domain/users/account.ts'
import type { UserForm } from '../../domain/users/user.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import * as contract from './contract.ts'

const ENDPOINTS = {
  block: contract.blockAccount,
  unblock: contract.unblockAccount,
  resetPassword: contract.resetAccountPassword,
  signOut: contract.signOutAccount,
  resetSecondStep: contract.resetAccountSecondStep,
} as const satisfies Readonly<Record<AccountAction, unknown>>

const CHANGED = { kind: 'accounts.changed' } as const

export class HttpUserGateway extends LocalEventsGateway implements UserGateway {
  list({ organizationId, filter, ...page }: AccountQuery, signal: AbortSignal) {
    return this.http.query(contract.listAccounts, { query: { ...filter, ...page }, organizationId, signal })
  }

  read(organizationId: string, userId: string, signal: AbortSignal) {
    return this.http.query(contract.readAccount, { params: { userId }, organizationId, signal })
  }

  async add(organizationId: string, form: UserForm, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.addAccount, { body: form, organizationId, signal }))
  }

  async edit(organizationId: string, { id: userId, revision }: Account, form: UserForm, signal: AbortSignal) {
    const body = { ...form, revision }
    return this.publishing(CHANGED, await this.http.mutate(contract.editAccount, { params: { userId }, body, organizationId, signal }))
  }

  async perform(organizationId: string, userId: string, action: AccountAction, signal: AbortSignal) {
    const done = await this.http.mutate(ENDPOINTS[action], { params: { userId }, organizationId, signal })
    return Result.map(this.publishing(CHANGED, done), () => undefined)
  }

  async inviteMany(organizationId: string, body: ManyInvited, signal: AbortSignal) {
    const verdict = await this.http.mutate(contract.inviteMany, { body, organizationId, signal })
    return body.rehearse ? verdict : this.publishing(CHANGED, verdict)
  }

  async invitationMails(organizationId: string, emails: readonly string[], signal: AbortSignal) {
    return Result.map(await this.http.mutate(contract.readInvitationMails, { body: { emails }, organizationId, signal }), ({ items }) => items)
  }

  async changeMany(organizationId: string, { userIds, change, rehearse }: OfMany, signal: AbortSignal) {
    const common = { userIds, rehearse }
    const verdict =
      change.kind === 'role'
        ? await this.http.mutate(contract.changeRoles, { body: { ...common, roleId: change.roleId }, organizationId, signal })
        : await this.http.mutate(contract.changeStates, { body: { ...common, state: change.kind === 'block' ? 'blocked' : 'active' }, organizationId, signal })
    return rehearse ? verdict : this.publishing(CHANGED, verdict)
  }

  async delete(organizationId: string, body: Deletion, signal: AbortSignal) {
    const verdict = await this.http.mutate(contract.deleteAccounts, { body, organizationId, signal })
    return body.rehearse ? verdict : this.publishing(CHANGED, verdict)
  }
}
