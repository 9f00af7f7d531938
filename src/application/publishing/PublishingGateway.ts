import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { OutOfReach, SelectionRefusal } from '../../domain/items/outOfReach.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { PortalState } from '../../domain/portal/lifecycle.ts'
import type { EmbargoAbove } from '../../domain/publishing/embargo.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { CalendarDate } from '../../domain/validation/dates.ts'
import type { Begun } from '../bulk-operations/begun.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type PublishFailure = CallFailure<OutOfReach | 'PUBLICATION_RESTRICTED'>

export type SelectedPublishFailure = CallFailure<SelectionRefusal | 'PUBLICATION_RESTRICTED' | 'NOT_FOUND'>

/** The most of one call that names them one by one. */
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

/** All that is selected in a module, as much as there is. */
export interface SelectedPublication extends Pick<Publication, 'until' | 'webReady'> {
  readonly type: ResourceType
  readonly selection: Selection
}

export interface PublishedSelection {
  /** What takes it back. */
  readonly change: string
  readonly changed: number
  /** What in a whole list and below its folders is kept from publication, and stayed as it was. */
  readonly kept: number
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

/** Up to {@link PUBLISHED_AT_ONCE} resources of a call that names them; each call is one transaction. */
/** `days`: as they were before; `given`: the one that they got; `change`: as it was answered. */
export interface TakenBack {
  readonly resources: readonly ResourceRef[]
  readonly days: readonly Held[]
  readonly given: CalendarDate | null
  readonly change: string | null
}

export interface PublishingGateway {
  plan(resources: readonly ResourceRef[], signal: AbortSignal): Promise<Result<PublicationPlan, PublishFailure>>
  /** What many things become web ready by is a job, taken back where it is told of; the day holds from the answer on. */
  publish(publication: Publication, signal: AbortSignal): Promise<Result<Published | Begun, PublishFailure>>
  undo(publication: TakenBack, signal: AbortSignal): Promise<Result<{ readonly changed: number }, PublishFailure>>
  planSelected(type: ResourceType, selection: Selection, signal: AbortSignal): Promise<Result<PublicationPlan, SelectedPublishFailure>>
  /** Many as a job, days and all. PUBLICATION_RESTRICTED: one of what is named is kept from publication, or all of a whole list. */
  publishSelected(publication: SelectedPublication, signal: AbortSignal): Promise<Result<PublishedSelection | Begun, SelectedPublishFailure>>
  /** What one published of a selection, for a day. */
  undoSelected(change: string, signal: AbortSignal): Promise<Result<PublishedSelection | Begun, SelectedPublishFailure>>
}
