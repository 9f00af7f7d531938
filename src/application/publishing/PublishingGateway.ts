import type { Result } from 'effect/Result'
import type { OutOfReach } from '../../domain/items/outOfReach.ts'
import type { PortalState } from '../../domain/portal/lifecycle.ts'
import type { EmbargoAbove } from '../../domain/publishing/embargo.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { CalendarDate } from '../../domain/validation/dates.ts'
import type { Begun } from '../bulk-operations/begun.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type PublishFailure = CallFailure<OutOfReach | 'PUBLICATION_RESTRICTED'>

/** The most of one call. */
export const PUBLISHED_AT_ONCE = 200

/** When things are on the portal now, and what publishing them would change. */
export interface PublicationPlan {
  /** The first day on which the portal may show all of them, that has still to come; null: there is none, or they have several. */
  readonly until: CalendarDate | null
  readonly mixed: boolean
  /** The latest of the folders above. */
  readonly above: EmbargoAbove | null
  /** Folders and files, those in folders included, that would become web ready. */
  readonly notReady: number
  readonly portal: PortalState
}

export interface Publication {
  readonly resources: readonly ResourceRef[]
  /** Null: at once. */
  readonly until: CalendarDate | null
  /** Also makes them web ready. */
  readonly webReady: boolean
}

/** A folder or asset with a day of its own. */
export interface Held extends ResourceRef {
  readonly until: CalendarDate | null
}

export interface Published {
  /** What made them web ready; null: nothing did. */
  readonly change: string | null
  readonly changed: number
  /** What below the folders is kept from publication, and stayed as it was. */
  readonly kept: number
  /** The days that they had, of those that have another one now. */
  readonly before: readonly Held[]
}

/** Up to {@link PUBLISHED_AT_ONCE} resources of a call; each call is one transaction. */
export interface PublishingGateway {
  plan(resources: readonly ResourceRef[], signal: AbortSignal): Promise<Result<PublicationPlan, PublishFailure>>
  /** What many things become web ready by is a job, taken back where it is told of; the day holds from the answer on. */
  publish(publication: Publication, signal: AbortSignal): Promise<Result<Published | Begun, PublishFailure>>
  /** `days`: as they were before; `change`: as it was answered. */
  undo(publication: { readonly resources: readonly ResourceRef[]; readonly days: readonly Held[]; readonly change: string | null }, signal: AbortSignal): Promise<Result<{ readonly changed: number }, PublishFailure>>
}
