import * as Result from 'effect/Result'
import type { DecidedPiece, ReopenedPiece, SuggestionGateway } from '../../application/suggestions/SuggestionGateway.ts'
import type { DecidedFilter, Decision, SuggestionDecision, SuggestionFilter } from '../../domain/suggestions/deciding.ts'
import { keys } from '../cache/keys.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'
import * as contract from './contract.ts'

export class HttpSuggestionGateway implements SuggestionGateway {
  readonly #http: HttpClient
  readonly #cache: ReadCache
  readonly #localEvents: LocalEvents

  constructor(http: HttpClient, cache: ReadCache, localEvents: LocalEvents) {
    this.#http = http
    this.#cache = cache
    this.#localEvents = localEvents
  }

  page(filter: SuggestionFilter, after: string | null, signal: AbortSignal) {
    return this.#http.query(contract.listSuggestions, { query: { ...filter, ...(after === null ? {} : { after }) }, signal })
  }

  counts(filter: SuggestionFilter, signal: AbortSignal) {
    return this.#http.query(contract.countSuggestions, { query: filter, signal })
  }

  values(templateId: string, assetIds: readonly string[], signal: AbortSignal) {
    return this.#http.query(contract.listProposedValues, { body: { templateId, assetIds }, signal })
  }

  async decide(decisions: readonly SuggestionDecision[], signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.decideSuggestions, { body: { decisions }, signal }))
  }

  async decideAll(filter: DecidedFilter, decision: Decision, from: DecidedPiece | undefined, signal: AbortSignal) {
    const goesOn = from === undefined ? {} : { ...(from.change === null ? {} : { change: from.change }), ...(from.next === null ? {} : { after: from.next }) }
    return this.#publishing(await this.#http.mutate(contract.decideAllSuggestions, { body: { filter, decision, ...goesOn }, signal }))
  }

  async undo(change: string, from: ReopenedPiece | undefined, signal: AbortSignal) {
    const body = { change, ...(from?.next == null ? {} : { after: from.next }) }
    return this.#publishing(await this.#http.mutate(contract.undoSuggestions, { body, signal }))
  }

  #publishing<Outcome extends Result.Result<unknown, unknown>>(outcome: Outcome): Outcome {
    if (Result.isSuccess(outcome)) {
      // Assets say something else now, and are found by it.
      void this.#cache.forget(keys.details, 'self')
      void this.#cache.forget(keys.searches, 'self')
      this.#localEvents.publish({ kind: 'suggestions.changed', assetId: null })
    }
    return outcome
  }
}
