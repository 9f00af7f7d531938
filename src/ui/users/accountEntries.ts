import type { TFunction } from 'i18next'
import type { Permission } from '../../domain/access/permissions.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { can } from '../../domain/rights/can.ts'
import type { Account } from '../../domain/users/account.ts'
import { userRefusal, type DoneToUser, type Powers, type UserAction } from '../../domain/users/lifecycle.ts'
import { reaches, type UserRight } from '../../domain/users/reach.ts'
import { failureText } from '../texts/failureText.ts'
import { activityLinkOf } from '../addresses/activity.ts'
import type { MenuEntry } from '../kit/MenuEntries.tsx'

/** Who looks at accounts, and where. */
export interface Onlooker {
  readonly claims: SessionClaims
  /** It is the organization whose user this is. */
  readonly isOwn: boolean
  readonly organizationId: string
  /** The address of a dialog over the list. */
  readonly to: (path: string) => string
  /** Copying another user's restrictions to an account; absent where they may not. */
  readonly onCopy?: ((account: Account) => void) | undefined
  readonly onAction: (account: Account, action: UserAction) => void
}

export const powersOf = ({ user, permissions, globalRoles }: SessionClaims): Powers => ({ id: user.id, permissions, globalRoles })

const RIGHTS_OF: readonly { readonly action: UserAction; readonly right: UserRight; readonly states: readonly Account['state'][] }[] = [
  { action: 'resetPassword', right: 'resetPasswords', states: ['active', 'invited'] },
  { action: 'resetSecondStep', right: 'resetPasswords', states: ['active', 'invited', 'blocked'] },
  { action: 'signOut', right: 'resetPasswords', states: ['active'] },
  { action: 'block', right: 'blockUsers', states: ['active', 'invited'] },
  { action: 'unblock', right: 'blockUsers', states: ['blocked'] },
  { action: 'delete', right: 'deleteUsers', states: ['active', 'invited', 'blocked'] },
]

const OF_SIGN_IN: ReadonlySet<string> = new Set<UserAction>(['resetPassword', 'resetSecondStep', 'signOut'])

/** Whether there is anything to take away. */
const hasWhat = ({ secondStep, sessions }: Account, action: UserAction): boolean =>
  action === 'resetSecondStep' ? secondStep !== 'off' : action === 'signOut' ? sessions > 0 : true

/** The lists of what is restricted, each for who may do what its address is for. */
const RESTRICTIONS = [
  { id: 'restrict', path: 'user/restricted', action: 'restrictAccess' },
  { id: 'restricted', path: 'user/restricted/all', action: 'restrictAccess' },
  { id: 'unpublished', path: 'user/restricted-publication/all', action: 'restrictPublication' },
] as const

export const editAddress = ({ to, organizationId }: Onlooker, { id }: Account): string => to(`user/${organizationId}/${id}/details`)

/** Why something cannot be done to an account, in a line: all the permissions that are lacking stand in its dialog. */
export const refusalText = (
  t: TFunction,
  language: Language,
  { claims }: Onlooker,
  account: Account,
  held: readonly Permission[],
  done: DoneToUser,
): string | undefined => {
  const refusal = userRefusal(powersOf(claims), { ...account, permissions: held }, done)
  if (refusal === undefined) return undefined
  return refusal.code === 'OWN_ACCOUNT' ? failureText(t, refusal, language) : t('users.beyond', { role: account.roleName })
}

/**
 * What can be done to an account whose role holds these permissions. What the onlooker's role does not hold is left out; what this account
 * does not allow says why.
 */
export const accountEntries = (
  t: TFunction,
  language: Language,
  looking: Onlooker,
  account: Account,
  held: readonly Permission[],
): readonly MenuEntry[] => {
  const { claims, isOwn, organizationId, to, onCopy, onAction } = looking
  const refusalOf = (done: DoneToUser) => refusalText(t, language, looking, account, held, done)
  const actions = RIGHTS_OF.filter(({ action }) => hasWhat(account, action)).filter(({ right, states }) => states.includes(account.state) && reaches(claims.permissions, right, isOwn)).map(
    ({ action }): MenuEntry => ({
      id: action,
      label: t(`users.actions.${action === 'resetPassword' && account.state === 'invited' ? 'inviteAgain' : action}`),
      ...(action === 'delete' ? { tone: 'danger' } : {}),
      separated: action === 'block' || action === 'unblock',
      refusal: refusalOf(action),
      onSelect: () => onAction(account, action),
    }),
  )
  const restrictions = RESTRICTIONS.filter(({ action }) => can(claims.permissions, action)).map(
    ({ id, path }, place): MenuEntry => ({
      id,
      label: t(`users.actions.${id}`),
      to: to(`${path}/${organizationId}/${account.id}`),
      separated: place === 0,
    }),
  )
  const copying: readonly MenuEntry[] = onCopy && account.id !== claims.user.id ? [{ id: 'copyRestrictions', label: t('users.actions.copyRestrictions'), onSelect: () => onCopy(account) }] : []
  const edit: MenuEntry = { id: 'edit', label: t('users.actions.edit'), to: editAddress(looking, account), refusal: refusalOf('edit') }
  const ofSignIn = actions.filter(({ id }) => OF_SIGN_IN.has(id))
  const ofBlocking = actions.filter(({ id }) => !OF_SIGN_IN.has(id))
  const log = activityLinkOf(claims.permissions, { kind: 'user', id: account.id }, organizationId)
  const activity: readonly MenuEntry[] = log === undefined ? [] : [{ id: 'activity', label: t('activity.show'), to: log }]
  const entries = [...(reaches(claims.permissions, 'editUsers', isOwn) ? [edit] : []), ...activity, ...ofSignIn, ...restrictions, ...copying, ...ofBlocking]
  // No line above the first one.
  return entries.map((entry, place) => (place === 0 ? { ...entry, separated: false } : entry))
}
