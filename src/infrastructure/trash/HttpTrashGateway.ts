import * as Result from 'effect/Result'
import type { Restoring, TrashGateway, TrashList } from '../../application/trash/TrashGateway.ts'
import { RESOURCE_TYPES, type ResourceType } from '../../domain/access/modules.ts'
import type { Decisions } from '../../domain/move-copy/conflictPlan.ts'
import type { Selection, TrashSelection } from '../../domain/items/selection.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import { deletePermanently, listTrash, planRestore, restoreResources, trashResources } from './contract.ts'

export class HttpTrashGateway extends LocalEventsGateway implements TrashGateway {
  page(list: TrashList, after: string | null, signal: AbortSignal) {
    return this.http.query(listTrash, { query: { ...list, ...(after === null ? {} : { after }) }, signal })
  }

  async trash(type: ResourceType, selection: Selection, signal: AbortSignal) {
    return this.#publishIfDone(await this.http.mutate(trashResources, { body: { selection }, resourceType: type, signal }), [type])
  }

  plan(asked: Restoring, signal: AbortSignal) {
    return this.http.mutate(planRestore, { body: asked, signal })
  }

  async restore(asked: Restoring, decisions: Decisions, signal: AbortSignal) {
    return this.#publishIfDone(await this.http.mutate(restoreResources, { body: { ...asked, decisions }, signal }), RESOURCE_TYPES)
  }

  async deletePermanently(selection: TrashSelection, signal: AbortSignal, confirmed?: number) {
    const body = { selection, ...(confirmed === undefined ? {} : { confirmed }) }
    const deleted = this.#publishing(await this.http.mutate(deletePermanently, { body, signal }), [])
    return this.publishing({ kind: 'usage.changed' }, deleted)
  }

  /** What was only begun is told of by the server, when it is done. */
  #publishIfDone<Outcome extends Result.Result<object, unknown>>(outcome: Outcome, changed: readonly ResourceType[]): Outcome {
    return Result.isSuccess(outcome) && 'bulkOperation' in outcome.success ? outcome : this.#publishing(outcome, changed)
  }

  /** What lies in the trash may be of any module. */
  #publishing<Outcome extends Result.Result<unknown, unknown>>(outcome: Outcome, changed: readonly ResourceType[]): Outcome {
    if (Result.isFailure(outcome)) return outcome
    for (const type of changed) this.localEvents.publish({ kind: 'library.changed', type })
    this.localEvents.publish({ kind: 'trash.changed' })
    return outcome
  }
}
