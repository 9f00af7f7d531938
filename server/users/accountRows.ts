import { GLOBAL_ROLES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS, type Permission } from '../../src/domain/access/permissions.ts'
import { LANGUAGES } from '../../src/domain/preferences/language.ts'
import type { SecondStep } from '../../src/domain/session/twoFactor.ts'
import type { Account, AccountState } from '../../src/domain/users/account.ts'
import type { Powers } from '../../src/domain/users/lifecycle.ts'
import { DELIVERY, deliveryOf, type DeliveryRow } from '../mail/deliveryRows.ts'

export interface AccountRow {
  readonly id: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly roleId: string
  readonly roleName: string
  readonly permissions: readonly string[]
  readonly language: string | null
  readonly globalRoles: readonly string[]
  readonly state: AccountState
  readonly secondStep: SecondStep
  readonly sessions: number
  readonly lastSeenAt: Date | null
  readonly invitedUntil: Date | null
  readonly invitationMail: DeliveryRow | null
  readonly revision: number
  readonly createdAt: Date
}

/** One look by key for each row of a page. */
const SECOND_STEP = `
  case when exists (select from passkeys where passkeys.organization_id = user_.organization_id and passkeys.user_id = user_.id) then 'passkey'
    else coalesce((select case when chosen.secret is null then 'email' else 'app' end from two_factor chosen
      where chosen.organization_id = user_.organization_id and chosen.user_id = user_.id and chosen.enabled), 'off') end`

const OF_USER = 'organization_id = user_.organization_id and user_id = user_.id'
/** How far the mail of the latest link is that a user sets a password by; null: nothing is known of one. */
export const INVITATION_MAIL = `(select ${DELIVERY} from mail_deliveries where ${OF_USER} order by queued_at desc, id desc limit 1)`
const PRESENCE = `
  (select count(*)::integer from sessions where ${OF_USER} and ended_at is null and expires_at > now()) as sessions,
  greatest(user_.last_seen_at, (select max(used_at) from sessions where ${OF_USER})) as "lastSeenAt",
  case when user_.password_hash is null then (select max(expires_at) from password_tokens where ${OF_USER}) end as "invitedUntil",
  case when user_.password_hash is null then ${INVITATION_MAIL} end as "invitationMail"`

/** The columns of {@link AccountRow}, of `user_` and its role `role_`. */
export const ACCOUNT_COLUMNS = `
  user_.id, user_.username, user_.first_name as "firstName", user_.last_name as "lastName", user_.email,
  user_.role_id as "roleId", role_.name as "roleName", role_.permissions || user_.group_permissions as permissions, user_.language, user_.global_roles as "globalRoles",
  case when user_.blocked_at is not null then 'blocked' when user_.password_hash is null then 'invited' else 'active' end as state,
  ${SECOND_STEP} as "secondStep", ${PRESENCE},
  user_.version as revision, user_.created_at as "createdAt"`

/** Whoever is not deleted, with their role. */
export const ACCOUNTS = `
  users user_ join roles role_ on role_.organization_id = user_.organization_id and role_.id = user_.role_id
  where user_.organization_id = $1 and user_.deleted_at is null`

export const permissionsOf = (names: readonly string[]): readonly Permission[] => PERMISSIONS.filter((one) => names.includes(one))

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  roleId: row.roleId,
  roleName: row.roleName,
  language: LANGUAGES.find((language) => language === row.language) ?? null,
  globalRoles: GLOBAL_ROLES.filter((role) => row.globalRoles.includes(role)),
  state: row.state,
  secondStep: row.secondStep,
  sessions: row.sessions,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  invitedUntil: row.invitedUntil?.toISOString() ?? null,
  invitationMail: row.invitationMail && deliveryOf(row.invitationMail),
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
})

export const powersOf = (row: Pick<AccountRow, 'id' | 'permissions' | 'globalRoles'>): Powers => ({
  id: row.id,
  permissions: permissionsOf(row.permissions),
  globalRoles: GLOBAL_ROLES.filter((role) => row.globalRoles.includes(role)),
})
