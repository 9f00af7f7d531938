import type { ResourceType } from '../access/modules.ts'
import { formatCalendarDate } from '../format/dates.ts'
import { problemsIn } from '../validation/form.ts'
import { date, parseDate, type CalendarDate } from '../validation/dates.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'
import { inOrder, line, maxLength, minLength, optionalParagraph, required, type Rule } from '../validation/rules.ts'
import { isCleanLine, tidy } from '../validation/text.ts'

/** Links that one person has at a time, at most: those that have ended do not count. */
export const MOST_LINKS = 1_000
/** Days from today. */
const DEFAULT_DAYS = 30
export const MOST_DAYS = 365
/** Code points. */
const PASS_PHRASE = { min: 8, max: 200 } as const
/** Minutes in which somebody can take back that they have revoked a link. */
export const RESTORE_MINUTES = 10

/** What is said of a link, in raw fields. */
export interface ShareLinkForm {
  readonly title: string
  /** For whoever opens it; may be empty. */
  readonly note: string
  /** MM/dd/yyyy: the last day, of UTC, on which it opens. */
  readonly until: string
  readonly mayDownload: boolean
  readonly isProtected: boolean
  /** Empty: the one that the link has stays. */
  readonly passPhrase: string
}

export const SHARE_LINK_STATES = ['active', 'expired', 'revoked'] as const
type ShareLinkState = (typeof SHARE_LINK_STATES)[number]

export const SHARED_KINDS = ['asset', 'folder', 'selection'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]

/** A link by which somebody outside sees what its maker sees. Its address is known to those alone who have it. */
export interface ShareLink {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly until: CalendarDate
  readonly mayDownload: boolean
  readonly isProtected: boolean
  readonly state: ShareLinkState
  readonly kind: SharedKind
  readonly type: ResourceType
  /** Of a single folder or asset. */
  readonly resourceId: string | null
  /** How many folders and assets it names that still exist. */
  readonly count: number
  /** Empty where nobody is known any more. */
  readonly maker: string
  readonly makerId: string
  readonly isOwn: boolean
  readonly opens: number
  readonly downloads: number
  /** ISO 8601; null: nobody has used it. */
  readonly lastUsedAt: string | null
  readonly createdAt: string
  readonly revision: number
}

const DAY = 86_400_000

/** The day of UTC, so many days after that of `now`. */
const dayAfter = (now: Date, days: number): CalendarDate => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)

/** MM/dd/yyyy. */
export const defaultUntil = (now: Date): string => formatCalendarDate(dayAfter(now, DEFAULT_DAYS))

const untilRule = (now: Date): Rule =>
  inOrder(date, (value): Problem | undefined => {
    const until = parseDate(value) ?? ''
    if (until < dayAfter(now, 0)) return { code: 'dateTooEarly' }
    return until > dayAfter(now, MOST_DAYS) ? { code: 'dateTooLate', limit: MOST_DAYS } : undefined
  })

const cleanPhrase: Rule = (value) => (isCleanLine(tidy(value)) ? undefined : { code: 'invalidCharacters' })
const passPhrase = inOrder(required, cleanPhrase, minLength(PASS_PHRASE.min), maxLength(PASS_PHRASE.max))

/** `hasPhrase`: the link has one already, which may stay. */
export const shareLinkProblems = (form: ShareLinkForm, now: Date, hasPhrase: boolean): FieldProblems =>
  problemsIn(form, {
    title: line(1, 255),
    note: optionalParagraph(2000),
    until: untilRule(now),
    mayDownload: () => undefined,
    isProtected: () => undefined,
    passPhrase: (value) => (!form.isProtected || (value === '' && hasPhrase) ? undefined : passPhrase(value)),
  })

/** The state of a link that may have been revoked, on the day of `now`. */
export const stateOfLink = (isRevoked: boolean, until: CalendarDate, now: Date): ShareLinkState => {
  if (isRevoked) return 'revoked'
  return until < dayAfter(now, 0) ? 'expired' : 'active'
}

/** Whether it is somebody's to change: an administrator ends it, and no more. */
export const mayChangeLink = ({ isOwn, state }: Pick<ShareLink, 'isOwn' | 'state'>): boolean => isOwn && state !== 'revoked'

/** What a link is of. */
export const kindOfShared = (items: readonly { readonly kind: 'folder' | 'asset' }[]): SharedKind => {
  const [only, ...others] = items
  return only === undefined || others.length > 0 ? 'selection' : only.kind
}
