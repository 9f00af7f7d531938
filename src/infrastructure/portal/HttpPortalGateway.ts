import type { PortalGateway } from '../../application/portal/PortalGateway.ts'
import type { Held } from '../../application/session/Credentials.ts'
import type { Crop, PortalPicture } from '../../domain/portal/pictures.ts'
import type { VisitPeriod } from '../../domain/portal/visits.ts'
import type { PortalForm } from '../../domain/portal/portal.ts'
import { inOrganization, portalPreviewPath } from '../contract/files.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import * as contract from './contract.ts'

export class HttpPortalGateway implements PortalGateway {
  readonly #http: HttpClient
  readonly #held: () => Held | undefined

  constructor(http: HttpClient, held: () => Held | undefined) {
    this.#http = http
    this.#held = held
  }

  read(signal: AbortSignal) {
    return this.#http.query(contract.readPortal, { signal })
  }

  save(form: PortalForm, revision: number, signal: AbortSignal) {
    return this.#http.mutate(contract.savePortal, { body: { form, revision }, signal })
  }

  publish(revision: number, signal: AbortSignal) {
    return this.#http.mutate(contract.publishPortal, { body: { revision }, signal })
  }

  unpublish(revision: number, signal: AbortSignal) {
    return this.#http.mutate(contract.unpublishPortal, { body: { revision }, signal })
  }

  checkWebAddress(webAddress: string, signal: AbortSignal) {
    return this.#http.query(contract.checkWebAddress, { params: { webAddress }, signal })
  }

  checkDomain(domain: string, signal: AbortSignal) {
    return this.#http.query(contract.checkDomain, { params: { domain }, signal })
  }

  visits(period: VisitPeriod, signal: AbortSignal) {
    return this.#http.query(contract.readPortalVisits, { query: { period }, signal })
  }

  review(signal: AbortSignal) {
    return this.#http.query(contract.reviewPortal, { signal })
  }

  sendPicture(kind: PortalPicture, file: Blob, crop: Crop, signal: AbortSignal) {
    return this.#http.mutate(contract.sendPortalPicture, { params: { kind }, query: crop, file, signal })
  }

  pictureAddress(id: string) {
    const held = this.#held()
    return held === undefined ? '' : inOrganization(portalPreviewPath(held.sessionId, id), held)
  }
}
