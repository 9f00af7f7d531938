import * as Result from 'effect/Result'
import * as contract from '../../src/infrastructure/users/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import type { Invitations } from '../accounts/invitations.ts'
import { route, type Route } from '../http/route.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import { accountPage } from './accountPages.ts'
import { addAccount, editAccount, readAccount } from './accounts.ts'
import { deleteAccounts } from './deletion.ts'
import { invitationMails } from './invitationMails.ts'
import { inviteMany } from './inviteMany.ts'
import { changeRoles, changeStates } from './many.ts'
import { blockAccount, resetPassword, resetSecondStep, signOut, unblockAccount } from './blocking.ts'

/** The call is answered that it is done; the account is read again where it is shown. */
const done = <Value, Failed>(outcome: Result.Result<Value, Failed>): Result.Result<object, Failed> =>
  Result.map(outcome, () => ({}))

export const userRoutes = (invitations: Invitations, mails: MailQueue): readonly Route[] => [
  route(contract.listAccounts, { action: 'viewUsers' }, ({ tenant, viewer, query }) =>
    accountPage(tenant, viewer, { ...query, limit: query.limit ?? PAGE_DEFAULT }),
  ),
  route(contract.changeStates, { action: 'blockUsers', audits: 'user.updated' }, ({ tenant, viewer, body }) => changeStates(tenant, viewer, body)),
  route(contract.changeRoles, { action: 'editUsers', audits: 'user.updated' }, ({ tenant, viewer, body }) => changeRoles(tenant, viewer, body)),
  route(contract.deleteAccounts, { action: 'deleteUsers', audits: 'user.deleted' }, ({ tenant, viewer, body }) => deleteAccounts(tenant, viewer, body)),
  route(contract.readAccount, { action: 'viewUsers' }, ({ tenant, viewer, params }) => readAccount(tenant, viewer, params.userId)),
  route(contract.addAccount, { action: 'addUsers', audits: 'user.created' }, ({ tenant, viewer, body }) =>
    addAccount(tenant, viewer, invitations, body),
  ),
  route(contract.inviteMany, { action: 'addUsers', audits: 'user.created' }, ({ tenant, viewer, body }) => inviteMany(tenant, viewer, invitations, body)),
  route(contract.readInvitationMails, { action: 'viewUsers' }, ({ tenant, viewer, body }) => invitationMails(tenant, viewer, body.emails)),
  route(contract.editAccount, { action: 'editUsers', audits: 'user.updated' }, ({ tenant, viewer, params, body }) =>
    editAccount(tenant, viewer, { ...body, id: params.userId }),
  ),
  route(contract.blockAccount, { action: 'blockUsers', audits: 'user.updated' }, async ({ tenant, viewer, params }) =>
    done(await blockAccount(tenant, viewer, params.userId)),
  ),
  route(contract.unblockAccount, { action: 'blockUsers', audits: 'user.updated' }, async ({ tenant, viewer, params }) =>
    done(await unblockAccount(tenant, viewer, params.userId)),
  ),
  route(contract.resetAccountPassword, { action: 'resetPasswords', audits: 'user.updated' }, async ({ tenant, viewer, params }) =>
    done(await resetPassword(tenant, viewer, invitations, params.userId)),
  ),
  route(contract.signOutAccount, { action: 'resetPasswords', audits: 'logout' }, async ({ tenant, viewer, params }) =>
    done(await signOut(tenant, viewer, params.userId)),
  ),
  route(contract.resetAccountSecondStep, { action: 'resetPasswords', audits: 'user.updated' }, async ({ tenant, viewer, params }) =>
    done(await resetSecondStep(tenant, viewer, mails, params.userId)),
  ),
]
