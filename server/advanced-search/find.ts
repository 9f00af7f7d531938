import type { Query } from '../../src/domain/query-language/query.ts'
import { sequenceOf } from '../../src/domain/search/words.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { WordClause } from '../item-index/clauses.ts'
import { alike, allOf, evaluate, type Sought, type Tiers } from '../item-index/evaluate.ts'
import { indexOf, trimIndexes } from '../item-index/indexes.ts'
import { ItemColumns } from '../item-index/ItemColumns.ts'
import type { OrganizationIndex } from '../item-index/OrganizationIndex.ts'
import { restrictedFor, seenOf } from '../item-index/seen.ts'
import { tierQueries, type AskedWords, type WordField } from '../item-index/wordQueries.ts'
import { templatesRead } from '../metadata/matchingValues.ts'

interface Words {
  readonly asked: AskedWords
  readonly field: WordField
}

/** What a query finds for somebody. */
export interface Finding {
  readonly index: OrganizationIndex
  readonly columns: ItemColumns
  readonly tiers: Tiers
  readonly templates: readonly string[]
  readonly isTrash: boolean
}

const wordsOf = (query: Query): Sought<Words> => {
  switch (query.kind) {
    case 'everything':
      return query
    case 'not':
      return { kind: 'not', part: wordsOf(query.part) }
    case 'and':
    case 'or':
      return { kind: query.kind, parts: query.parts.map(wordsOf) }
    case 'text':
      return { kind: 'leaf', leaf: { asked: { words: [...sequenceOf(query.text)], begun: query.match === 'prefix', forms: query.match === 'word' }, field: 'anywhere' } }
    case 'field':
      return { kind: 'leaf', leaf: { asked: { words: [...sequenceOf(`${query.field} ${'value' in query.test ? query.test.value : ''}`)], begun: false, forms: false }, field: 'anywhere' } }
  }
}

const leavesOf = <Leaf>(query: Sought<Leaf>): readonly Leaf[] => {
  if (query.kind === 'leaf') return [query.leaf]
  if (query.kind === 'not') return leavesOf(query.part)
  return query.kind === 'everything' ? [] : query.parts.flatMap(leavesOf)
}

export const find = async (tenant: Tenant, viewer: Viewer, query: Query): Promise<Finding> => {
  const index = indexOf(tenant)
  const [, restricted, templates] = await Promise.all([index.refresh(tenant), restrictedFor(tenant, viewer), templatesRead(tenant, viewer.userId)])
  const sought = wordsOf(query)
  const isTrash = false
  const clauses = new Map<Words, WordClause>()
  const [columns] = await Promise.all([
    index.bring(tenant, 'items', () => new ItemColumns()),
    ...leavesOf(sought).map(async (leaf) => {
      const key = JSON.stringify([leaf, templates, isTrash])
      clauses.set(leaf, await index.bring(tenant, key, () => new WordClause(tierQueries(tenant.organizationId, leaf.asked, leaf.field, templates), isTrash)))
    }),
  ])
  const seen = seenOf(columns, { modules: viewer.modules, restricted, isTrash })
  const tiers = evaluate(sought, seen, (leaf) => clauses.get(leaf)?.tiers ?? alike(seen))
  trimIndexes(tenant)
  return { index, columns, tiers, templates, isTrash }
}

export const totalOf = ({ tiers }: Finding): number => allOf(tiers).count()
