import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { highlight, highlighted, type Part } from '../../src/domain/advanced-search/highlight.ts'
import { markedOf, type Marked } from '../../src/domain/advanced-search/marked.ts'
import { markedTypes } from '../../src/domain/advanced-search/markedTypes.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isOffered } from '../../src/domain/rights/offered.ts'
import { askedFor } from '../../src/domain/search/asked.ts'
import { simpleSearchProblem } from '../../src/domain/search/query.ts'
import type { SearchHit } from '../../src/infrastructure/search/contract.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Page } from '../assets/assetPages.ts'
import { isWellFormedId } from '../database/id.ts'
import { isStorable, unreadable } from '../database/unreadable.ts'
import { valueTextsOf, templatesRead, type ValueText } from '../metadata/matchingValues.ts'
import { findHits, readFoundFolders, type Hit as Found, type HitPlace } from './found.ts'
import { mayPatternOf, patternOf } from './textPatterns.ts'

type Hit = typeof SearchHit.Type
type Field = Hit['field']
type Text = readonly [field: Field, text: string, attribute?: string]

const writePlace = ({ rank, name, id }: HitPlace): string => Buffer.from(JSON.stringify([rank, name, id])).toString('base64url')

const readPlace = (cursor: string): HitPlace | undefined => {
  try {
    const [rank, name, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as readonly unknown[]
    const isName = typeof name === 'string' && isStorable(name)
    return isName && (rank === 1 || rank === 2 || rank === 3) && isWellFormedId(id) ? { rank, name, id } : undefined
  } catch {
    return undefined
  }
}

type Match = Pick<Hit, 'field' | 'attribute' | 'page'> & { readonly fragments: readonly Part[] }

const matchOf = ([field, , attribute]: Text, fragments: readonly Part[]): Match => ({ field, ...(attribute === undefined ? {} : { attribute }), fragments })

/** The first of the texts that shows what is looked for, cut where it stands. */
const shownIn = (texts: readonly Text[], marked: readonly Marked[]): Match | undefined => {
  for (const text of texts) {
    const fragments = highlighted(text[1], marked)
    if (fragments !== undefined) return matchOf(text, fragments)
  }
  return undefined
}

/** The same; the last one stands in when none does. */
const matchIn = (texts: readonly [...Text[], Text], marked: readonly Marked[]): Match => {
  const last = texts.at(-1) as Text
  return shownIn(texts, marked) ?? matchOf(last, highlight(last[1], marked))
}

type FoundAsset = Extract<Found, { kind: 'asset' }>

/** What describes it beside its metadata. */
const describing = ({ asset, description, tags, persons }: FoundAsset, showsPersons: boolean): readonly Text[] => {
  const seen = showsPersons ? [['persons', persons.join(', ')] as const] : []
  return [['fileNumber', asset.fileNumber], ['tags', tags.join(', ')], ...seen, ['description', description]]
}

/** Where the match is, by how good it is: in the name; in what describes it, `described` or its metadata; in the content. */
const assetMatch = ({ rank, asset, content, page }: FoundAsset, marked: readonly Marked[], described: Match | undefined, metadata: readonly ValueText[]): Match => {
  const name = ['name', asset.name] as const
  if (rank === 3) return matchIn([name], marked)
  if (rank === 2) return described ?? matchIn([...metadata.map(({ attribute, text }): Text => ['metadata', text, attribute]), name], marked)
  return { ...matchIn([['content', content.replaceAll('\f', ' ')]], marked), ...(page === undefined ? {} : { page }) }
}

interface SearchQuery {
  readonly term: string
  readonly resourceType?: ResourceType | undefined
  readonly after?: string | undefined
  readonly limit: number
}

type SearchFailure = Failure<'ADVANCED_SEARCH_NO_WORDS' | 'VALIDATION_FAILED'>

/** Hits as they are answered: the match shown in the field where it stands. */
export const hitsOf = async (tenant: Tenant, viewer: Viewer, found: readonly Found[], marked: readonly Marked[], templates: readonly string[]): Promise<readonly Hit[]> => {
  const showsPersons = isOffered(viewer.features, 'viewPersons')
  const described = new Map(found.flatMap((hit) => (hit.kind === 'asset' && hit.rank === 2 ? [[hit.id, shownIn(describing(hit, showsPersons), marked)] as const] : [])))
  // Metadata comes behind all else that describes it.
  const byMetadata = [...described].flatMap(([id, match]) => (match === undefined ? [id] : []))
  const [metadata, folders] = await Promise.all([
    valueTextsOf(tenant, templates, byMetadata, { types: markedTypes(marked), pattern: mayPatternOf(marked) }),
    readFoundFolders(tenant, viewer, found.filter(({ kind }) => kind === 'folder').map(({ id }) => id)),
  ])
  return found.flatMap((hit): readonly Hit[] => {
    const { path } = hit
    if (hit.kind === 'asset') return [{ kind: 'asset', asset: hit.asset, ...assetMatch(hit, marked, described.get(hit.id), metadata.get(hit.id) ?? []), path }]
    const folder = folders.get(hit.id)
    return folder === undefined ? [] : [{ kind: 'folder', folder, ...matchIn([['name', folder.name]], marked), path }]
  })
}

/** What is offered while somebody types, of what the viewer may see. */
export const search = async (tenant: Tenant, viewer: Viewer, query: SearchQuery): Promise<Result.Result<Page<Hit>, SearchFailure>> => {
  const problem = simpleSearchProblem(query.term)
  if (problem?.code === 'noSearchCriterion') return Result.fail({ code: 'ADVANCED_SEARCH_NO_WORDS' })
  if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { term: problem } })
  const after = query.after === undefined ? undefined : readPlace(query.after)
  if (query.after !== undefined && after === undefined) {
    return unreadable('after')
  }
  const asked = askedFor(query.term, true)
  if (asked.length === 0) return Result.succeed({ items: [], next: null, total: 0 })
  const types = viewer.modules.filter((module) => query.resourceType === undefined || module === query.resourceType)
  const marked = markedOf(asked)
  const templates = await templatesRead(tenant, viewer.userId)
  const found = await findHits(tenant, viewer, { asked, templates, types, shown: patternOf(marked), after, limit: query.limit + 1 })
  const shown = found.slice(0, query.limit)
  const last = found.length > query.limit ? shown.at(-1) : undefined
  return Result.succeed({
    items: await hitsOf(tenant, viewer, shown, marked, templates),
    next: last === undefined ? null : writePlace(last),
    total: found[0]?.total ?? 0,
  })
}
