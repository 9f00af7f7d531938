import { date, parseDate, type CalendarDate } from '../validation/dates.ts'
import type { Problem } from '../validation/problem.ts'

/** The first day on which the portal may show something, before which it is held back. */
interface Embargo {
  readonly until: CalendarDate
}

/** That of a folder above. */
export interface EmbargoAbove extends Embargo {
  readonly folder: string
}

/** Whether a day has not come yet. */
export const isHeldUntil = (until: CalendarDate | null, today: CalendarDate): boolean => until !== null && until > today

/** Of the days that hold something back, its own and those of the folders above it, the latest counts; null: none has still to come. */
export const embargoInForce = (days: readonly (CalendarDate | null)[], today: CalendarDate): CalendarDate | null =>
  days.reduce<CalendarDate | null>((latest, day) => (isHeldUntil(day, today) && (latest === null || (day ?? '') > latest) ? day : latest), null)

/** What is said of when something goes on the portal: at once, or from a day on, as it is typed (MM/dd/yyyy). */
export interface PublicationDraft {
  readonly when: 'now' | 'later'
  readonly day: string
  /** Also what is not web ready yet. */
  readonly makesReady: boolean
}

/** The problem at the day. */
export const dayProblem = ({ when, day }: PublicationDraft): Problem | undefined => (when === 'now' ? undefined : date(day))

/** The day that a valid draft asks for; null: at once. */
export const dayOf = ({ when, day }: PublicationDraft): CalendarDate | null => (when === 'now' ? null : (parseDate(day) ?? null))
