import * as Result from 'effect/Result'
import type { SelectedWebReady, WebReadyChange, WebReadyGateway, WebReadyList, WebReadyRuleChange } from '../../application/web-ready/WebReadyGateway.ts'
import { RESOURCE_TYPES, type ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import { changeSelectedWebReady, changeWebReady, changeWebReadyRule, changeWebReadyView, listWebReady, planSelectedWebReady, planWebReady, undoWebReady } from './contract.ts'

export class HttpWebReadyGateway extends LocalEventsGateway implements WebReadyGateway {
  page({ resourceType, ...list }: WebReadyList, after: string | null, signal: AbortSignal) {
    return this.http.query(listWebReady, { query: after === null ? list : { ...list, after }, resourceType, signal })
  }

  plan(resources: readonly ResourceRef[], signal: AbortSignal) {
    return this.http.mutate(planWebReady, { body: { resources }, signal })
  }

  planSelected(resourceType: ResourceType, selection: Selection, signal: AbortSignal) {
    return this.http.mutate(planSelectedWebReady, { body: { selection }, resourceType, signal })
  }

  async changeSelected({ type, ...body }: SelectedWebReady, signal: AbortSignal) {
    return this.#publishIfDone(await this.http.mutate(changeSelectedWebReady, { body, resourceType: type, signal }))
  }

  async change({ door, ...body }: WebReadyChange, signal: AbortSignal) {
    return this.#publishIfDone(await this.http.mutate(door === 'library' ? changeWebReady : changeWebReadyView, { body, signal }))
  }

  async changeRule({ resourceType, folderId, rule }: WebReadyRuleChange, signal: AbortSignal) {
    const changed = await this.http.mutate(changeWebReadyRule, { params: { folderId }, body: { rule }, resourceType, signal })
    if (Result.isSuccess(changed)) {
      this.localEvents.publish({ kind: 'contents.changed', folderId, type: resourceType })
      this.localEvents.publish({ kind: 'library.changed', type: resourceType })
    }
    return changed
  }

  async undo(change: string, signal: AbortSignal) {
    return this.#publishIfDone(await this.http.mutate(undoWebReady, { body: { change }, signal }))
  }

  /** What was only begun is told of by the server, when it is done. */
  #publishIfDone<Outcome extends Result.Result<object, unknown>>(outcome: Outcome): Outcome {
    if (Result.isSuccess(outcome) && !('bulkOperation' in outcome.success))
      for (const type of RESOURCE_TYPES) this.localEvents.publish({ kind: 'library.changed', type })
    return outcome
  }
}
