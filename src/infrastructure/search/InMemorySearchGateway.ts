import * as Result from 'effect/Result'
import type { SearchFailure, SearchGateway, SearchHit, SearchQuery } from '../../application/search/SearchGateway.ts'
import { RESOURCE_TYPES, type ResourceType } from '../../domain/access/modules.ts'
import { highlight } from '../../domain/advanced-search/highlight.ts'
import { markedOf } from '../../domain/advanced-search/marked.ts'
import { askedFor, standsIn, type Asked } from '../../domain/search/asked.ts'
import { MOST_COUNTED, simpleSearchProblem } from '../../domain/search/query.ts'
import { sequenceOf } from '../../domain/search/words.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

const FIELDS = ['name', 'fileNumber', 'tags', 'persons', 'description', 'metadata', 'content'] as const
type Texts = Readonly<Partial<Record<(typeof FIELDS)[number], readonly string[]>>>

/** What an attribute says of an asset, to somebody who is in its template. */
interface ValueText {
  readonly attribute: string
  readonly text: string
}

/** All that is asked for stands in these texts, whatever in which. */
const isIn = (texts: readonly string[], asked: readonly Asked[]): boolean => {
  const sequences = texts.map((text) => [...sequenceOf(text)])
  return asked.every((one) => sequences.some((sequence) => standsIn(sequence, one)))
}

/** What shows the match: the name where it has it all, else the first of the others that has any of it. */
const matchIn = (texts: Texts, asked: readonly Asked[], values: readonly ValueText[] = []): Pick<SearchHit, 'field' | 'attribute' | 'fragments'> | undefined => {
  if (!isIn(Object.values(texts).flat(), asked)) return undefined
  const marked = markedOf(asked)
  const shows = FIELDS.filter((field) => asked.some((one) => isIn(texts[field] ?? [], [one])))
  const field = isIn(texts.name ?? [], asked) ? 'name' : (shows.find((one) => one !== 'name') ?? 'name')
  const shown = field === 'metadata' ? values.find(({ text }) => asked.some((one) => isIn([text], [one]))) : undefined
  if (shown !== undefined) return { field, attribute: shown.attribute, fragments: highlight(shown.text, marked) }
  return { field, fragments: highlight((texts[field] ?? []).join(', '), marked) }
}

export class InMemorySearchGateway implements SearchGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #valuesOf: (assetId: string) => readonly ValueText[]

  constructor(library: InMemoryLibrary, faults: Faults, valuesOf: (assetId: string) => readonly ValueText[] = () => []) {
    this.#library = library
    this.#faults = faults
    this.#valuesOf = valuesOf
  }

  async search({ term, resourceType, after, limit }: SearchQuery, signal: AbortSignal) {
    const fault = await this.#faults.meet('searches.search', signal)
    if (fault) return Result.fail(fault as SearchFailure)
    if (simpleSearchProblem(term)?.code === 'noSearchCriterion') return Result.fail<SearchFailure>({ code: 'ADVANCED_SEARCH_NO_WORDS' })
    const asked = askedFor(term, true)
    const types = RESOURCE_TYPES.filter((type) => resourceType === undefined || type === resourceType)
    const hits = asked.length === 0 ? [] : types.flatMap((type) => this.#hitsIn(type, asked))
    const from = after === undefined ? 0 : Number(after)
    const next = from + limit < hits.length ? String(from + limit) : null
    return Result.succeed({ items: hits.slice(from, from + limit), next, total: Math.min(hits.length, MOST_COUNTED + 1) })
  }

  #hitsIn(type: ResourceType, asked: readonly Asked[]): readonly SearchHit[] {
    const folders = [...this.#library.folders.values()].flatMap((folder): readonly SearchHit[] => {
      if (folder.type !== type || this.#library.trashed.has(folder.id)) return []
      const match = matchIn({ name: [folder.name] }, asked)
      return match === undefined ? [] : [{ kind: 'folder', folder, ...match, path: this.#library.pathTo(folder.parentId) }]
    })
    const assets = this.#library.assetsIn(type, undefined).flatMap((asset): readonly SearchHit[] => {
      const { name, description, fileNumber, tags } = asset
      const persons = (this.#library.persons.get(asset.id) ?? []).map((person) => person.name)
      const content = [this.#library.texts.get(asset.id) ?? '']
      const values = this.#valuesOf(asset.id)
      const texts = { name: [name], description: [description], fileNumber: [fileNumber], tags, persons, metadata: values.map(({ text }) => text), content }
      const match = matchIn(texts, asked, values)
      return match === undefined ? [] : [{ kind: 'asset', asset, ...match, path: this.#library.pathTo(asset.folderId) }]
    })
    return [...folders, ...assets]
  }
}
