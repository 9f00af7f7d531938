import { tidy } from '../validation/text.ts'
import type { FieldProblems } from '../validation/problem.ts'

/** What an organization asks of its accounts, and lets them do. */
export interface Policies {
  /** How long a sign-in lasts at the most, remembered or not. Null: as long as everywhere. */
  readonly sessionHours: number | null
  /** Minutes after which a sign-in ends that nobody uses. Null: never by itself. */
  readonly idleMinutes: number | null
  /** Of which domains addresses are. Empty: of any. */
  readonly mailDomains: readonly string[]
  /** Members may share with people outside, by links. */
  readonly sharingAllowed: boolean
}

/** What of them becomes another. */
export const policyChanges = (before: Policies, { sessionHours, idleMinutes, mailDomains, sharingAllowed }: Policies): Partial<Policies> => ({
  ...(sessionHours === before.sessionHours ? {} : { sessionHours }),
  ...(idleMinutes === before.idleMinutes ? {} : { idleMinutes }),
  ...(mailDomains.join() === before.mailDomains.join() ? {} : { mailDomains }),
  ...(sharingAllowed === before.sharingAllowed ? {} : { sharingAllowed }),
})

/** With what they mean for those who are there. */
export interface OrganizationPolicies extends Policies {
  /** How many accounts have an address of another domain. They keep it. */
  readonly outside: number
}

export const SESSION_HOURS = [1, 4, 8, 24, 168, 720] as const
export const IDLE_MINUTES = [15, 30, 60, 120, 240, 480] as const
export const MOST_DOMAINS = 50

const DOMAIN = /^(?=.{4,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u

/** As they are typed: one in a line or between commas, with or without the sign before. */
export const domainsIn = (text: string): readonly string[] => [
  ...new Set(text.split(/[\s,;]+/).map((one) => tidy(one).toLowerCase().replace(/^@/, '')).filter((one) => one !== '')),
]

export const policyProblems = ({ sessionHours = null, idleMinutes = null, mailDomains = [] }: Partial<Policies>): FieldProblems => ({
  ...(sessionHours === null || SESSION_HOURS.some((hours) => hours === sessionHours) ? {} : { sessionHours: { code: 'notAnOption' } }),
  ...(idleMinutes === null || IDLE_MINUTES.some((minutes) => minutes === idleMinutes) ? {} : { idleMinutes: { code: 'notAnOption' } }),
  ...(mailDomains.length > MOST_DOMAINS
    ? { mailDomains: { code: 'aboveMaximum', limit: MOST_DOMAINS } }
    : mailDomains.every((one) => DOMAIN.test(one))
      ? {}
      : { mailDomains: { code: 'invalidCharacters' } }),
})

export const isAllowedAddress = (email: string, domains: readonly string[]): boolean =>
  domains.length === 0 || domains.includes(tidy(email).toLowerCase().split('@').at(-1) ?? '')

/** The problem of an address, at its field. */
export const addressProblems = (email: string, domains: readonly string[]): FieldProblems =>
  isAllowedAddress(email, domains) ? {} : { email: { code: 'mailDomainNotAllowed' } }
