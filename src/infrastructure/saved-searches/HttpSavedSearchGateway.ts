import * as Result from 'effect/Result'
import type { SavedSearchGateway } from '../../application/saved-searches/SavedSearchGateway.ts'
import type { SavedSearch, SavedSearchForm } from '../../domain/saved-searches/savedSearch.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import * as contract from './contract.ts'

const nothing = (): undefined => undefined

const CHANGED = { kind: 'savedSearches.changed' } as const

export class HttpSavedSearchGateway extends LocalEventsGateway implements SavedSearchGateway {
  async list(signal: AbortSignal) {
    return Result.map(await this.http.query(contract.listSavedSearches, { signal }), ({ items }) => items)
  }

  async create(body: SavedSearchForm, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.createSavedSearch, { body, signal }))
  }

  async edit({ id: searchId, revision }: SavedSearch, form: SavedSearchForm, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.editSavedSearch, { params: { searchId }, body: { ...form, revision }, signal }))
  }

  async remove(searchId: string, signal: AbortSignal) {
    return Result.map(this.publishing(CHANGED, await this.http.mutate(contract.deleteSavedSearch, { params: { searchId }, signal })), nothing)
  }

  async look(searchId: string, signal: AbortSignal) {
    return Result.map(this.publishing(CHANGED, await this.http.mutate(contract.lookAtSavedSearch, { params: { searchId }, signal })), nothing)
  }

  async recent(signal: AbortSignal) {
    return Result.map(await this.http.query(contract.listRecentSearches, { signal }), ({ items }) => items)
  }

  async remember(q: string, signal: AbortSignal) {
    return Result.map(await this.http.mutate(contract.rememberSearch, { body: { q }, signal }), nothing)
  }

  async forget(q: string | null, signal: AbortSignal) {
    return Result.map(await this.http.mutate(contract.forgetSearches, { query: q === null ? {} : { q }, signal }), nothing)
  }
}
