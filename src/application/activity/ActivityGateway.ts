import type { Result } from 'effect/Result'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import type { ActivityFilter } from '../../domain/activity/filter.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export interface ActivityPage {
  readonly items: readonly ActivityEntry[]
  /** Where the next page begins; null: these are all. */
  readonly next: string | null
}

export interface ActivityQuery {
  readonly organizationId: string
  readonly filter: ActivityFilter
  readonly after?: string
  readonly limit: number
}

export type ActivityFailure = CallFailure

/** The activity log of an organization, newest first (specification section 3). */
export interface ActivityGateway {
  read(query: ActivityQuery, signal: AbortSignal): Promise<Result<ActivityPage, ActivityFailure>>
  /** Where the browser fetches the log as a comma-separated file. */
  fileAddress(organizationId: string, filter: ActivityFilter, language: Language): string
}
