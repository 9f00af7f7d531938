import * as Result from 'effect/Result'
import type { SavedSearchGateway } from '../../application/saved-searches/SavedSearchGateway.ts'
import { nameKey, normalizeName } from '../../domain/naming/names.ts'
import { queryProblem } from '../../domain/query-language/limits.ts'
import { keptQuery, MOST_RECENT, MOST_SAVED, savedSearchProblems, type RecentSearch, type SavedSearch, type SavedSearchForm } from '../../domain/saved-searches/savedSearch.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import type { InMemoryPeople } from '../memory/InMemoryPeople.ts'

const NOT_FOUND = Result.fail({ code: 'SAVED_SEARCH_NOT_FOUND' } as const)

export class InMemorySavedSearchGateway implements SavedSearchGateway {
  readonly #library: InMemoryLibrary
  readonly #people: InMemoryPeople
  readonly #faults: Faults
  readonly #searches = new Map<string, SavedSearch>()
  #recent: readonly RecentSearch[] = []

  constructor(library: InMemoryLibrary, people: InMemoryPeople, faults: Faults) {
    this.#library = library
    this.#people = people
    this.#faults = faults
  }

  /** What somebody has saved already: the own ones, and those for the own roles. */
  keep(...searches: readonly SavedSearch[]): void {
    for (const search of searches) this.#searches.set(search.id, search)
  }

  async list(signal: AbortSignal) {
    const fault = await this.#faults.meet('savedSearches.list', signal)
    if (fault) return Result.fail(fault as never)
    return Result.succeed([...this.#searches.values()].toSorted((one, other) => (nameKey(one.name) < nameKey(other.name) ? -1 : 1)))
  }

  async create(form: SavedSearchForm, signal: AbortSignal) {
    const fault = (await this.#faults.meet('savedSearches.create', signal)) ?? this.#problem(form)
    if (fault) return Result.fail(fault as never)
    if (this.#searches.size >= MOST_SAVED) return Result.fail({ code: 'VALIDATION_FAILED', fields: { name: { code: 'tooMany', limit: MOST_SAVED } } } as const)
    const actor = this.#people.accounts.get(this.#people.actorId)
    return this.#write({ ...form, id: this.#people.newId(), isOwn: true, news: 0, owner: actor === undefined ? '' : `${actor.firstName} ${actor.lastName}`, revision: 1 })
  }

  async edit({ id, revision }: SavedSearch, form: SavedSearchForm, signal: AbortSignal) {
    const fault = await this.#faults.meet('savedSearches.edit', signal)
    if (fault) return Result.fail(fault as never)
    const found = this.#searches.get(id)
    if (found === undefined) return NOT_FOUND
    const problem = found.revision === revision ? this.#problem(form, found) : ({ code: 'STALE_EDIT' } as const)
    return problem === undefined ? this.#write({ ...found, ...form, revision: revision + 1 }) : Result.fail(problem)
  }

  async remove(id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('savedSearches.remove', signal)
    if (fault) return Result.fail(fault as never)
    if (!this.#searches.delete(id)) return NOT_FOUND
    this.#library.publish({ kind: 'savedSearches.changed' })
    return Result.succeed(undefined)
  }

  async look(id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('savedSearches.look', signal)
    if (fault) return Result.fail(fault as never)
    const found = this.#searches.get(id)
    if (found === undefined) return NOT_FOUND
    this.#searches.set(id, { ...found, news: 0 })
    this.#library.publish({ kind: 'savedSearches.changed' })
    return Result.succeed(undefined)
  }

  async recent(signal: AbortSignal) {
    const fault = await this.#faults.meet('savedSearches.recent', signal)
    return fault ? Result.fail(fault as never) : Result.succeed(this.#recent)
  }

  async remember(q: string, signal: AbortSignal) {
    const problem = queryProblem(q)
    const fault = (await this.#faults.meet('savedSearches.remember', signal)) ?? (problem && { code: 'VALIDATION_FAILED', fields: { q: problem } })
    if (fault) return Result.fail(fault as never)
    const kept = keptQuery(q)
    if (kept !== '') this.#recent = [{ q: kept, at: new Date().toISOString() }, ...this.#recent.filter((one) => one.q !== kept)].slice(0, MOST_RECENT)
    return Result.succeed(undefined)
  }

  async forget(q: string | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('savedSearches.forget', signal)
    if (fault) return Result.fail(fault as never)
    this.#recent = q === null ? [] : this.#recent.filter((one) => one.q !== keptQuery(q))
    return Result.succeed(undefined)
  }

  #write(search: SavedSearch) {
    const written = { ...search, name: normalizeName(search.name), q: keptQuery(search.q), roleIds: search.roleIds.toSorted() }
    this.#searches.set(written.id, written)
    this.#library.publish({ kind: 'savedSearches.changed' })
    return Result.succeed(written)
  }

  #problem(form: SavedSearchForm, own?: SavedSearch) {
    const fields = savedSearchProblems(form)
    if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields } as const
    if (form.roleIds.some((id) => !this.#people.roles.has(id))) return { code: 'ROLE_NOT_FOUND' } as const
    const isTaken = [...this.#searches.values()].some(({ id, name }) => id !== own?.id && nameKey(name) === nameKey(form.name))
    return isTaken ? ({ code: 'SAVED_SEARCH_ALREADY_EXISTS' } as const) : undefined
  }
}
