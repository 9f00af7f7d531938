import * as Result from 'effect/Result'
import type { SearchFailure, SearchGateway, SearchHit, SearchQuery } from '../../application/search/SearchGateway.ts'
import { RESOURCE_TYPES, type ResourceType } from '../../domain/access/modules.ts'
import { highlight } from '../../domain/search/highlight.ts'
import { MOST_COUNTED, termsOf } from '../../domain/search/query.ts'
import type { Faults } from './Faults.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'

const contains = (text: string, terms: readonly string[]): boolean => terms.every((term) => text.toLowerCase().includes(term))

export class InMemorySearchGateway implements SearchGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults

  constructor(library: InMemoryLibrary, faults: Faults) {
    this.#library = library
    this.#faults = faults
  }

  async search({ term, resourceType, after, limit }: SearchQuery, signal: AbortSignal) {
    const fault = await this.#faults.meet('searches.search', signal)
    if (fault) return Result.fail(fault as SearchFailure)
    const terms = termsOf(term)
    if (terms.length === 0) return Result.fail<SearchFailure>({ code: 'ADVANCED_SEARCH_NO_WORDS' })
    const hits = RESOURCE_TYPES.filter((type) => resourceType === undefined || type === resourceType).flatMap((type) =>
      this.#hitsIn(type, terms),
    )
    const from = after === undefined ? 0 : Number(after)
    const next = from + limit < hits.length ? String(from + limit) : null
    return Result.succeed({ items: hits.slice(from, from + limit), next, total: Math.min(hits.length, MOST_COUNTED + 1) })
  }

  #hitsIn(type: ResourceType, terms: readonly string[]): readonly SearchHit[] {
    const folders = [...this.#library.folders.values()]
      .filter((folder) => folder.type === type && !this.#library.trashed.has(folder.id) && contains(folder.name, terms))
      .map((folder): SearchHit => ({
        kind: 'folder',
        folder,
        field: 'name',
        fragments: highlight(folder.name, terms),
        path: this.#library.pathTo(folder.parentId),
      }))
    const assets = this.#library.assetsIn(type, undefined).flatMap((asset): readonly SearchHit[] => {
      const fields = {
        name: asset.name,
        description: asset.description,
        fileNumber: asset.fileNumber,
        tags: asset.tags.join(', '),
        persons: (this.#library.persons.get(asset.id) ?? []).map(({ name }) => name).join(', '),
        content: this.#library.texts.get(asset.id) ?? '',
      }
      const field = (['name', 'fileNumber', 'tags', 'persons', 'description', 'content'] as const).find((name) => contains(fields[name], terms))
      if (field === undefined) return []
      return [{ kind: 'asset', asset, field, fragments: highlight(fields[field], terms), path: this.#library.pathTo(asset.folderId) }]
    })
    return [...folders, ...assets]
  }
}
