import type { Result } from 'effect/Result'
import type { Account, AccountState } from '../../domain/users/account.ts'
import type { UserAction } from '../../domain/users/lifecycle.ts'
import type { Invitee, MailedTo, WrongLine } from '../../domain/users/invitees.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { VerdictOnMany } from '../../domain/users/many.ts'
import type { VerdictOnDeletion } from '../../domain/users/succession.ts'
import type { UserForm } from '../../domain/users/user.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** What the list of accounts is narrowed to; `search` is part of a name, a username or an address. */
export interface AccountFilter {
  readonly search?: string
  readonly roleId?: string
  readonly state?: AccountState
}

export interface AccountQuery {
  readonly organizationId: string
  readonly filter: AccountFilter
  /** At most 200. */
  readonly limit: number
  readonly after?: string
}

export interface AccountPage {
  readonly items: readonly Account[]
  readonly next: string | null
  readonly total: number
}

type Granting = 'USERNAME_ALREADY_EXISTS' | 'EMAIL_ALREADY_EXISTS' | 'ROLE_NOT_FOUND' | 'PERMISSION_NOT_HELD' | 'LAST_ADMINISTRATOR'
export type AccountReadFailure = CallFailure<'USER_NOT_FOUND'>
export type AccountSaveFailure = CallFailure<'USER_NOT_FOUND' | 'STALE_EDIT' | Granting>
export type AccountActionFailure = CallFailure<'USER_NOT_FOUND' | 'OWN_ACCOUNT' | 'PERMISSION_NOT_HELD' | 'STALE_EDIT' | 'LAST_ADMINISTRATOR'>

/** People of one role who are invited together; `rehearse`: each line is judged, and nobody invited. */
export interface ManyInvited {
  readonly people: readonly Invitee[]
  readonly roleId: string
  readonly language: Language
  readonly rehearse: boolean
}

/** How many are invited, and the lines that invite nobody. */
export interface InvitationVerdict {
  readonly invited: number
  readonly wrong: readonly WrongLine[]
}

/** What is done to one user by itself: a deletion also says who looks after what they added. */
export type AccountAction = Exclude<UserAction, 'delete'>

/** Users who are deleted; `rehearse`: what they leave is told, and nobody deleted. */
export interface Deletion {
  readonly userIds: readonly string[]
  /** Who looks after what they added; null: it stays in their name. */
  readonly successorId: string | null
  readonly rehearse: boolean
}

export type DeletionFailure = CallFailure<'USER_NOT_FOUND' | 'LAST_ADMINISTRATOR'>

/** What is done to many at once; `rehearse`: it is told, and not done. */
export interface OfMany {
  readonly userIds: readonly string[]
  readonly change: { readonly kind: 'block' | 'unblock' } | { readonly kind: 'role'; readonly roleId: string }
  readonly rehearse: boolean
}

export type ManyFailure = CallFailure<'USER_NOT_FOUND' | 'LAST_ADMINISTRATOR' | 'ROLE_NOT_FOUND' | 'PERMISSION_NOT_HELD'>

/** The users of one organization: the own one, or another one for super administrators. */
export interface UserGateway {
  list(query: AccountQuery, signal: AbortSignal): Promise<Result<AccountPage, CallFailure>>
  read(organizationId: string, id: string, signal: AbortSignal): Promise<Result<Account, AccountReadFailure>>
  /** Who is added is invited by mail to set a password. */
  add(organizationId: string, form: UserForm, signal: AbortSignal): Promise<Result<Account, AccountSaveFailure>>
  edit(organizationId: string, account: Account, form: UserForm, signal: AbortSignal): Promise<Result<Account, AccountSaveFailure>>
  perform(organizationId: string, id: string, action: AccountAction, signal: AbortSignal): Promise<Result<void, AccountActionFailure>>
  /** At most {@link MOST_INVITED}. */
  inviteMany(organizationId: string, asked: ManyInvited, signal: AbortSignal): Promise<Result<InvitationVerdict, AccountSaveFailure>>
  /** How far the mails are to those of these addresses who have no password yet; at most {@link MOST_INVITED}. */
  invitationMails(organizationId: string, emails: readonly string[], signal: AbortSignal): Promise<Result<readonly MailedTo[], CallFailure>>
  /** To at most {@link MOST_AT_ONCE}; who cannot be changed is left out, with the reason. */
  changeMany(organizationId: string, asked: OfMany, signal: AbortSignal): Promise<Result<VerdictOnMany, ManyFailure>>
  /** One or many, as {@link changeMany}. */
  delete(organizationId: string, deletion: Deletion, signal: AbortSignal): Promise<Result<VerdictOnDeletion, DeletionFailure>>
}
