import * as Result from 'effect/Result'
import { assetKindOf } from '../../src/domain/query-language/assetKinds.ts'
import type { Resolved, ResolvedQuery } from '../../src/domain/query-language/resolved.ts'
import type { AccessScope } from '../access/scope.ts'
import type { Tenant } from '../database/tenant.ts'
import { Bitmap } from '../item-index/Bitmap.ts'
import { integersOf } from '../item-index/bytes.ts'
import { valueClause, WordClause } from '../item-index/clauses.ts'
import { alike, type Sought, type Tiers } from '../item-index/evaluate.ts'
import type { ItemColumns } from '../item-index/ItemColumns.ts'
import type { OrganizationIndex } from '../item-index/OrganizationIndex.ts'
import { Terms, type ItemTerm } from '../item-index/terms.ts'
import { tierQueries } from '../item-index/wordQueries.ts'
import { positionsNaming } from '../metadata/namedAssets.ts'
import { filterRows } from '../metadata-table/filters.ts'
import type { OwnAttribute } from './attributes.ts'
import { restingContacts } from './contacts.ts'

/** What conditions are looked up in. */
interface Looking {
  readonly tenant: Tenant
  readonly viewer: AccessScope
  readonly index: OrganizationIndex
  readonly columns: ItemColumns
  readonly templates: readonly string[]
  readonly attributes: readonly OwnAttribute[]
  readonly withTrash: boolean
}

/** What a condition finds, once all that has to be read is there. */
export type Lookup = () => Tiers

const termsOf = ({ tenant, index }: Looking, term: ItemTerm): Promise<Terms> => index.bring(tenant, `term ${term}`, () => Terms.ofItems(term))

const byPosition = ({ columns }: Looking, holds: (position: number) => boolean): Tiers => alike(columns.where(holds))

const isWithin = (day: number, { first, last }: { readonly first: number; readonly last: number }): boolean => day >= first && day <= last

const byTerm = async (looking: Looking, term: ItemTerm, passes: (value: string) => boolean): Promise<Lookup> => {
  const terms = await termsOf(looking, term)
  return () => byPosition(looking, terms.column.having(passes))
}

/** Contacts that are named lie in no trash. */
const byContact = async (looking: Looking, { ids, of }: Extract<Resolved, { kind: 'contact' }>): Promise<Lookup> => {
  const term = of === undefined ? 'contact' : 'relation'
  const before = of === undefined ? '' : `${of}/`
  if (ids === 'any') {
    const resting = await restingContacts(looking.tenant)
    return byTerm(looking, term, (value) => value.startsWith(before) && !resting.has(value.slice(before.length)))
  }
  const wanted = new Set(ids.map((id) => `${before}${id}`))
  return byTerm(looking, term, (value) => wanted.has(value))
}

const byWords = async ({ tenant, index, templates, withTrash }: Looking, { words, match, where }: Extract<Resolved, { kind: 'words' }>): Promise<Lookup> => {
  const asked = { words, begun: match === 'begun', forms: match === 'forms' }
  const inTemplates = where === 'anywhere' ? templates : []
  const key = JSON.stringify(['words', where, match, words, inTemplates, withTrash])
  const clause = await index.bring(tenant, key, () => new WordClause(tierQueries(tenant.organizationId, asked, where, inTemplates), withTrash))
  return () => clause.tiers
}

const byValue = async (looking: Looking, { attribute, filter }: Extract<Resolved, { kind: 'attribute' }>): Promise<Lookup> => {
  const { tenant, index, columns, attributes } = looking
  const isEmpty = filter.is === 'empty'
  const known = new Map(attributes.filter(({ id }) => id === attribute.id).map((one) => [one.id, one]))
  const rows = await filterRows(tenant, known, [{ attributeId: attribute.id, filter: isEmpty ? { is: 'filled' } : filter }])
  const [row] = Result.isSuccess(rows) ? rows.success : []
  if (row === undefined) return () => byPosition(looking, () => false)
  const clause = await valueClause(tenant, index, row)
  return () => (isEmpty ? byPosition(looking, (position) => columns.isAsset(position) && !clause.found.has(position)) : alike(clause.found))
}

/** Found anew each time: who is called so, and which of them are seen, changes with no value. */
const byName = async ({ tenant, viewer }: Looking, { attribute, name }: Extract<Resolved, { kind: 'called' }>): Promise<Lookup> => {
  const positions = await positionsNaming(tenant, viewer, attribute.id, name)
  const found = Bitmap.of(positions === undefined ? [] : integersOf(positions))
  return () => alike(found)
}

const byPresence = async (looking: Looking, field: Extract<Resolved, { kind: 'present' }>['field']): Promise<Lookup> => {
  const { columns } = looking
  if (field === 'folder') return () => byPosition(looking, (position) => columns.parentOf(position) !== 0)
  if (field === 'number') return () => byPosition(looking, (position) => columns.isAsset(position))
  if (field === 'description' || field === 'content') return byTerm(looking, 'text', (value) => value === field)
  return byTerm(looking, field, () => true)
}

/** Looks up a condition; what it finds may be more than is seen. */
export const look = async (looking: Looking, condition: Resolved): Promise<Lookup> => {
  const { columns } = looking
  switch (condition.kind) {
    case 'words':
      return byWords(looking, condition)
    case 'type': {
      const { is } = condition
      return is === 'folder' ? () => byPosition(looking, (position) => columns.isFolder(position)) : byTerm(looking, 'media', (mediaType) => assetKindOf(mediaType) === is)
    }
    case 'mediaType':
      return byTerm(looking, 'media', (mediaType) => condition.mediaTypes.includes(mediaType))
    case 'module':
      return () => byPosition(looking, (position) => columns.moduleOf(position) === condition.module)
    case 'trashed':
      return () => byPosition(looking, (position) => columns.isTrashed(position))
    case 'inside':
      return () => alike(columns.within(columns.ids.positionsOf(condition.folderIds, columns.size)))
    case 'tag':
    case 'person':
      return byTerm(looking, condition.kind, (key) => (condition.isBegun ? key.startsWith(condition.key) : key === condition.key))
    case 'contact':
      return byContact(looking, condition)
    case 'repository':
    case 'by':
      return byTerm(looking, condition.kind, (id) => condition.ids.includes(id))
    case 'added':
    case 'changed': {
      const at = (position: number): number => (condition.kind === 'added' ? columns.addedOn(position) : columns.changedOn(position))
      return () => byPosition(looking, (position) => isWithin(at(position), condition))
    }
    case 'size':
      return () => byPosition(looking, (position) => columns.sizeOf(position) >= condition.least && columns.sizeOf(position) <= condition.most)
    case 'embargo':
      return () => byPosition(looking, (position) => isWithin(columns.heldUntil(position), condition))
    case 'webReady':
      return () => byPosition(looking, (position) => columns.isWebReady(position))
    case 'rights':
      return byTerm(looking, 'rights', (statement) => condition.is.some((one) => one === statement))
    case 'unread':
      return byTerm(looking, 'unread', (reason) => condition.reason === 'any' || reason === condition.reason)
    case 'present':
      return byPresence(looking, condition.field)
    case 'attribute':
      return byValue(looking, condition)
    case 'called':
      return byName(looking, condition)
  }
}

/** A query as it is evaluated. */
export const soughtIn = (query: ResolvedQuery): Sought<Resolved> => {
  switch (query.kind) {
    case 'everything':
      return { kind: 'everything' }
    case 'nothing':
      return { kind: 'not', part: { kind: 'everything' } }
    case 'not':
      return { kind: 'not', part: soughtIn(query.part) }
    case 'and':
    case 'or':
      return { kind: query.kind, parts: query.parts.map(soughtIn) }
    default:
      return { kind: 'leaf', leaf: query }
  }
}

