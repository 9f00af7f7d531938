import type { Result } from 'effect/Result'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import type { ActivityFilter } from '../../domain/activity/filter.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export interface ActivityPage {
  readonly items: readonly ActivityEntry[]
  /** Where the next page begins; null: these are all. */
  readonly next: string | null
  /** Whose log it is, by name. */
  readonly organization: string
  /** What the log is narrowed to; without a name where it is restricted for the reader. */
  readonly object?: { readonly name: string }
}

export interface ActivityQuery {
  readonly organizationId: string
  readonly filter: ActivityFilter
  readonly after?: string
  readonly limit: number
}

export type ActivityFailure = CallFailure

/** Where the browser fetches what the page of the log shows or offers. */
export type ActivityAddresses = Pick<ActivityGateway, 'fileAddress' | 'portraitAddress' | 'thumbnailAddress'>

/** The activity log of an organization, newest first (specification section 3). */
export interface ActivityGateway {
  read(query: ActivityQuery, signal: AbortSignal): Promise<Result<ActivityPage, ActivityFailure>>
  /** Where the browser fetches the log as a comma-separated file. */
  fileAddress(organizationId: string, filter: ActivityFilter, language: Language): string
  /** The picture of who did something, and the thumbnail of what it was done with. */
  portraitAddress(organizationId: string, userId: string, version: string): string
  thumbnailAddress(organizationId: string, assetId: string, version: string): string
}
