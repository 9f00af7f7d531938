import type { Query } from '../../src/domain/query-language/query.ts'
import { resolveQuery } from '../../src/domain/query-language/resolve.ts'
import type { QueryProblem, Resolved, Vocabulary } from '../../src/domain/query-language/resolved.ts'
import type { Asker } from '../access/scope.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'
import { allOf, evaluate, leavesOf, type Tiers } from '../item-index/evaluate.ts'
import { indexOf, trimIndexes } from '../item-index/indexes.ts'
import type { ItemColumns } from '../item-index/ItemColumns.ts'
import type { OrganizationIndex } from '../item-index/OrganizationIndex.ts'
import { restrictedFor, seenOf, type Restricted } from '../item-index/seen.ts'
import { templatesRead } from '../metadata/matchingValues.ts'
import { look, soughtIn, type Lookup } from './conditions.ts'
import { vocabularyFor } from './vocabulary.ts'

/** The index as somebody searches in it, no older than when they asked. */
export interface Searching {
  readonly tenant: Tenant
  readonly viewer: Asker
  readonly index: OrganizationIndex
  readonly columns: ItemColumns
  readonly restricted: Restricted
  /** In which they are. */
  readonly templates: readonly string[]
}

/** What a query finds for them. */
export interface Finding {
  readonly tiers: Tiers
  readonly problems: readonly QueryProblem[]
  readonly withTrash: boolean
  /** By which its conditions are understood. */
  readonly vocabulary: Vocabulary
}

export const beginSearch = async (tenant: Tenant, viewer: Asker, index = indexOf(tenant)): Promise<Searching> => {
  const [, restricted, templates] = await Promise.all([index.refresh(tenant), restrictedFor(tenant, viewer), templatesRead(tenant, viewer.userId)])
  const columns = await index.items(tenant)
  return { tenant, viewer, index, columns, restricted, templates }
}

/** All that they see. */
export const seenBy = ({ viewer: { modules }, columns, restricted }: Searching, withTrash: boolean): Bitmap => seenOf(columns, { modules, restricted, withTrash })

export const find = async (searching: Searching, query: Query): Promise<Finding> => {
  const { tenant, viewer, index, columns, templates } = searching
  const vocabulary = await vocabularyFor(tenant, viewer, query, { index, columns, seen: seenBy(searching, false), templates })
  const { query: resolved, problems, withTrash } = resolveQuery(query, vocabulary)
  const sought = soughtIn(resolved)
  const lookups = new Map<Resolved, Lookup>()
  const looking = { tenant, viewer, index, columns, templates, attributes: vocabulary.attributes, withTrash }
  await Promise.all(leavesOf(sought).map(async (leaf) => lookups.set(leaf, await look(looking, leaf))))
  const seen = seenBy(searching, withTrash)
  const tiers = evaluate(sought, seen, (leaf) => (lookups.get(leaf) as Lookup)())
  trimIndexes(tenant)
  return { tiers, problems, withTrash, vocabulary }
}

export const totalOf = ({ tiers }: Finding): number => allOf(tiers).count()
