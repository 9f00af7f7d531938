import * as Result from 'effect/Result'
import type { Publication, PublishingGateway, SelectedPublication, TakenBack } from '../../application/publishing/PublishingGateway.ts'
import { RESOURCE_TYPES, type ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import { planPublication, planSelectedPublication, publishSelected, publishToPortal, undoPublication, undoSelectedPublication } from './contract.ts'

export class HttpPublishingGateway extends LocalEventsGateway implements PublishingGateway {
  plan(resources: readonly ResourceRef[], signal: AbortSignal) {
    return this.http.mutate(planPublication, { body: { resources }, signal })
  }

  async publish(body: Publication, signal: AbortSignal) {
    return this.#publishIfDone(await this.http.mutate(publishToPortal, { body, signal }))
  }

  async undo(body: TakenBack, signal: AbortSignal) {
    return this.#publishIfDone(await this.http.mutate(undoPublication, { body, signal }))
  }

  planSelected(resourceType: ResourceType, selection: Selection, signal: AbortSignal) {
    return this.http.mutate(planSelectedPublication, { body: { selection }, resourceType, signal })
  }

  async publishSelected({ type, ...body }: SelectedPublication, signal: AbortSignal) {
    return this.#publishIfDone(await this.http.mutate(publishSelected, { body, resourceType: type, signal }))
  }

  async undoSelected(change: string, signal: AbortSignal) {
    return this.#publishIfDone(await this.http.mutate(undoSelectedPublication, { body: { change }, signal }))
  }

  /** Days hold at once; what many things become web ready by is told of by the server. */
  #publishIfDone<Outcome extends Result.Result<object, unknown>>(outcome: Outcome): Outcome {
    if (Result.isSuccess(outcome)) for (const type of RESOURCE_TYPES) this.localEvents.publish({ kind: 'library.changed', type })
    return outcome
  }
}
