import type { Result } from 'effect/Result'
import type { DomainLead } from '../../domain/portal/address.ts'
import type { Crop, PortalPicture } from '../../domain/portal/pictures.ts'
import type { Portal, PortalForm } from '../../domain/portal/portal.ts'
import type { PortalVisits, VisitPeriod } from '../../domain/portal/visits.ts'
import type { PortalReview } from '../../domain/portal/review.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type PortalSaveFailure = CallFailure<'STALE_EDIT' | 'WEB_ADDRESS_ALREADY_EXISTS' | 'CUSTOM_DOMAIN_SAME_AS_APPLICATION' | 'DOMAIN_NOT_FOUND'>
export type PortalStepFailure = CallFailure<'STALE_EDIT'>
export type WebAddressFailure = CallFailure<'WEB_ADDRESS_ALREADY_EXISTS'>
export type DomainFailure = CallFailure<'CUSTOM_DOMAIN_SAME_AS_APPLICATION'>

/** The public portal of the organization that is worked in. */
export interface PortalGateway {
  /** Of revision 0 where nothing has been saved yet. */
  read(signal: AbortSignal): Promise<Result<Portal, CallFailure>>
  /** `revision`: of what was edited. */
  save(form: PortalForm, revision: number, signal: AbortSignal): Promise<Result<Portal, PortalSaveFailure>>
  /** What is missing stands at its field. */
  publish(revision: number, signal: AbortSignal): Promise<Result<Portal, PortalStepFailure>>
  unpublish(revision: number, signal: AbortSignal): Promise<Result<Portal, PortalStepFailure>>
  /** Succeeds where the address is free, or the organization's own. */
  checkWebAddress(webAddress: string, signal: AbortSignal): Promise<Result<object, WebAddressFailure>>
  /** Asks the name servers. */
  checkDomain(domain: string, signal: AbortSignal): Promise<Result<{ readonly leads: DomainLead }, DomainFailure>>
  visits(period: VisitPeriod, signal: AbortSignal): Promise<Result<PortalVisits, CallFailure>>
  review(signal: AbortSignal): Promise<Result<PortalReview, CallFailure>>
  /** PNG, JPG or GIF of 3 MB at the most; answers what a form names it by. Problems stand at the field of its kind. */
  sendPicture(kind: PortalPicture, file: Blob, crop: Crop, signal: AbortSignal): Promise<Result<{ readonly id: string }, CallFailure>>
  /** Where the browser fetches a picture. */
  pictureAddress(id: string): string
}
