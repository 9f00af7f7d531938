import * as Result from 'effect/Result'
import type { DuplicateGateway, GroupsAsked, Merge, MergeDecision } from '../../application/duplicates/DuplicateGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'
import * as contract from './contract.ts'

export class HttpDuplicateGateway implements DuplicateGateway {
  readonly #http: HttpClient
  readonly #localEvents: LocalEvents
  #saving = { asked: '', key: '' }

  constructor(http: HttpClient, localEvents: LocalEvents) {
    this.#http = http
    this.#localEvents = localEvents
  }

  groups({ kind, assetId }: GroupsAsked, after: string | null, signal: AbortSignal) {
    const query = { kind, ...(assetId === undefined ? {} : { asset: assetId }), ...(after === null ? {} : { after }) }
    return this.#http.query(contract.listDuplicates, { query, signal })
  }

  ofAsset(resourceType: ResourceType, assetId: string, signal: AbortSignal) {
    return this.#http.query(contract.listDuplicatesOfAsset, { params: { assetId }, resourceType, signal })
  }

  async known(checksums: readonly string[], signal: AbortSignal) {
    const answer = await this.#http.mutate(contract.recognizeFiles, { body: { checksums }, signal })
    return Result.map(answer, ({ known }) => new Map(known.map(({ checksum, duplicate }) => [checksum, duplicate])))
  }

  separate(assets: readonly string[], others: readonly string[], apart: boolean, signal: AbortSignal) {
    return this.#http.mutate(contract.separateDuplicates, { body: { assets, others, apart }, signal })
  }

  planMerge({ type, keep, others }: Merge, signal: AbortSignal) {
    return this.#http.mutate(contract.planMerge, { body: { keep, others }, resourceType: type, signal })
  }

  async merge({ type, keep, others }: Merge, decision: MergeDecision, signal: AbortSignal) {
    const body = { keep, others, ...decision }
    // One key for each plan: what is asked again, because no answer came, is answered as the first time.
    const asked = JSON.stringify([type, body])
    if (this.#saving.asked !== asked) this.#saving = { asked, key: crypto.randomUUID() }
    return this.#publishing(await this.#http.mutate(contract.mergeDuplicates, { body, resourceType: type, signal }, this.#saving.key), type)
  }

  async undoMerge(type: ResourceType, change: string, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.undoMerge, { body: { change }, resourceType: type, signal }), type)
  }

  #publishing<Outcome extends Result.Result<unknown, unknown>>(outcome: Outcome, type: ResourceType): Outcome {
    if (Result.isSuccess(outcome)) {
      this.#localEvents.publish({ kind: 'library.changed', type })
      this.#localEvents.publish({ kind: 'trash.changed' })
    }
    return outcome
  }
}
