import type { GlobalRole } from '../access/modules.ts'
import type { Delivery } from '../mail/delivery.ts'
import type { Language } from '../preferences/language.ts'
import type { SecondStep } from '../session/twoFactor.ts'

/** What an account is in the list: invited is who has not set a password yet. */
export const ACCOUNT_STATES = ['active', 'invited', 'blocked'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/** A user as administrators see them. */
export interface Account {
  readonly id: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly roleId: string
  readonly roleName: string
  /** In which they are written to; null until it is known. */
  readonly language: Language | null
  readonly globalRoles: readonly GlobalRole[]
  readonly state: AccountState
  /** What they are asked for beside the password; the strongest of several. */
  readonly secondStep: SecondStep
  /** Browsers they are signed in with. */
  readonly sessions: number
  /** ISO 8601, to within the life of an access token; null: never. */
  readonly lastSeenAt: string | null
  /** Until when the link is good by which they set their first password; null for who has one. */
  readonly invitedUntil: string | null
  /** How far the mail with that link is; null for who has a password, and where nothing is known of it. */
  readonly invitationMail: Delivery | null
  readonly revision: number
  readonly createdAt: string
}

export const fullName = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim()
