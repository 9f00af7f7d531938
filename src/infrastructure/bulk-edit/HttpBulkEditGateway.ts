import * as Result from 'effect/Result'
import type { BulkEditGateway } from '../../application/bulk-edit/BulkEditGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { BulkEdit } from '../../domain/bulk-edit/bulkEdit.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'
import { applyBulkEdit, planBulkEdit, summarizeBulkEdit, undoBulkEdit } from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

export class HttpBulkEditGateway implements BulkEditGateway {
  readonly #http: HttpClient
  readonly #localEvents: LocalEvents
  #saving = { asked: '', key: '' }

  constructor(http: HttpClient, localEvents: LocalEvents) {
    this.#http = http
    this.#localEvents = localEvents
  }

  summary(resourceType: ResourceType, selection: Selection, signal: AbortSignal) {
    return this.#http.mutate(summarizeBulkEdit, { body: { selection }, resourceType, signal })
  }

  plan(resourceType: ResourceType, selection: Selection, edit: BulkEdit, signal: AbortSignal) {
    return this.#http.mutate(planBulkEdit, { body: { selection, edit }, resourceType, signal })
  }

  async apply(resourceType: ResourceType, selection: Selection, edit: BulkEdit, state: string, signal: AbortSignal) {
    const body = { selection, edit, state }
    const key = this.#keyOf(JSON.stringify([resourceType, body]))
    return this.#publishing(await this.#http.mutate(applyBulkEdit, { body, resourceType, signal }, key), resourceType)
  }

  async undo(resourceType: ResourceType, change: string, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(undoBulkEdit, { body: { change }, resourceType, signal }), resourceType)
  }

  /** One key for each plan: what is saved again, because no answer came, is answered as the first time. */
  #keyOf(asked: string): string {
    if (this.#saving.asked !== asked) this.#saving = { asked, key: crypto.randomUUID() }
    return this.#saving.key
  }

  #publishing<Outcome extends Result.Result<{ readonly changed: number }, unknown>>(outcome: Outcome, type: ResourceType): Outcome {
    if (Result.isSuccess(outcome) && outcome.success.changed > 0) this.#localEvents.publish({ kind: 'library.changed', type })
    return outcome
  }
}
