import * as Result from 'effect/Result'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { allOf } from '../item-index/evaluate.ts'
import { OrganizationIndex } from '../item-index/OrganizationIndex.ts'
import type { FindItems } from '../items/foundItems.ts'
import { tooMuch } from './askable.ts'
import { beginSearch, find } from './find.ts'

const HAS_CHANGED = sql<{ isChanged: boolean }>('select coalesce(has_changed, false) as "isChanged" from changed_items(null)')

/** What a transaction has changed and may yet take back is nobody else's: it searches in an index of its own. */
const ownIndexOf = async (tenant: Tenant): Promise<OrganizationIndex | undefined> => {
  const [own] = await tenant.query(HAS_CHANGED)
  return own?.isChanged === true ? new OrganizationIndex() : undefined
}

/** All that a query finds, by the identifiers that the index has. What it means goes by all that the asker may know of, not by the module. */
export const findIds: FindItems = async (tenant, asker, type, q) => {
  const refusal = tooMuch(q)
  if (refusal !== undefined) return Result.fail(refusal)
  const searching = await beginSearch(tenant, asker, await ownIndexOf(tenant))
  const { tiers, problems } = await find(searching, parseQuery(q))
  if (problems.length > 0) return Result.fail({ code: 'SEARCH_NOT_UNDERSTOOD' })
  const { columns } = searching
  const hits = allOf(tiers)
    .positions()
    .filter((position) => columns.moduleOf(position) === type)
  const ids = (isOfKind: (position: number) => boolean) => hits.filter(isOfKind).map((position) => columns.ids.at(position))
  return Result.succeed({ folders: ids((position) => columns.isFolder(position)), assets: ids((position) => columns.isAsset(position)) })
}
