import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { allOf } from '../item-index/evaluate.ts'
import { OrganizationIndex } from '../item-index/OrganizationIndex.ts'
import type { FindItems } from '../items/foundItems.ts'
import { beginSearch, find } from './find.ts'

const HAS_CHANGED = sql<{ isChanged: boolean }>('select coalesce(has_changed, false) as "isChanged" from changed_items(null)')

/** What a transaction has changed and may yet take back is nobody else's: it searches in an index of its own. */
const ownIndexOf = async (tenant: Tenant): Promise<OrganizationIndex | undefined> => {
  const [own] = await tenant.query(HAS_CHANGED)
  return own?.isChanged === true ? new OrganizationIndex() : undefined
}

/** All that a query finds, by the identifiers that the index has. */
export const findIds: FindItems = async (tenant, { userId, restricted, language }, type, q) => {
  const searching = await beginSearch(tenant, { userId, restricted, modules: [type], permissions: [], ...(language === undefined ? {} : { language }) }, await ownIndexOf(tenant))
  const { columns } = searching
  const hits = allOf((await find(searching, parseQuery(q))).tiers).positions()
  const ids = (isOfKind: (position: number) => boolean) => hits.filter(isOfKind).map((position) => columns.ids.at(position))
  return { folders: ids((position) => columns.isFolder(position)), assets: ids((position) => columns.isAsset(position)) }
}
