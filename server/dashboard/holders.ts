import type { Amount, Holders, StorageHolders } from '../../src/domain/dashboard/figures.ts'
import { visible } from '../access/visibility.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { nameOf } from '../items/creators.ts'
import { allowed, asking, type Counting } from './counting.ts'

/** How many are listed by name. */
const LISTED = 10

interface HolderRow extends Amount {
  readonly id: string | null
  readonly name: string | null
}

const HOLDERS = variants([['repository_id', 'created_by'], EITHER], (column, restricted) =>
  sql<HolderRow>(`
    select held.holder as id, ${column === 'repository_id' ? 'repository.name' : nameOf('person')} as name, held.files, held.bytes
    from (
      select asset.${column} as holder, count(*) filter (where ${visible('asset', { isWide: true })})::integer as files, sum(asset.size + asset.versions_size)::bigint as bytes
      from assets asset where asset.organization_id = $1 and asset.type = any ($2::text[]) ${allowed(restricted)}
      group by 1
    ) held
    left join ${column === 'repository_id' ? 'repositories repository' : 'users person'}
      on ${column === 'repository_id' ? 'repository' : 'person'}.organization_id = $1 and ${column === 'repository_id' ? 'repository' : 'person'}.id = held.holder
    order by held.bytes desc, held.files desc, 1`),
)

const listed = (rows: readonly HolderRow[]): Holders => {
  const [shown, rest] = rows.length > LISTED + 1 ? [rows.slice(0, LISTED), rows.slice(LISTED)] : [rows, []]
  const sum = (of: keyof Amount): number => rest.reduce((total, row) => total + row[of], 0)
  return { listed: shown, others: rest.length === 0 ? null : { files: sum('files'), bytes: sum('bytes') } }
}

/** What each repository holds, and each person has added. */
export const countHolders = async (tenant: Tenant, counting: Counting): Promise<StorageHolders> => {
  const { restricted } = counting.viewer
  const values = asking(tenant, counting)
  const [repositories, persons] = await Promise.all([tenant.query(HOLDERS('repository_id', restricted), values), tenant.query(HOLDERS('created_by', restricted), values)])
  return { repositories: listed(repositories), persons: listed(persons) }
}
