import type { Readiness } from '../../src/domain/web-ready/webReady.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { findPlace } from '../access/place.ts'
import type { AccessScope } from '../access/scope.ts'
import { keptOut, UNDECIDED } from './webReadyReach.ts'

const publicationKept = (alias: 'folder' | 'asset'): string =>
  `exists (select from publication_restrictions kept where kept.organization_id = $1 and kept.${alias}_id = ${alias}.id)`

/** What is kept from publication, by itself or by a folder on the way down, is not asked about. */
const readinessFor = (restricted: boolean): Statement<Readiness> => {
  const folders = (keptAbove: string): string => `
    select folder.id, folder.web_ready, ${UNDECIDED} as undecided, ${keptAbove} or ${publicationKept('folder')} as kept
    from folders folder where folder.organization_id = $1 and folder.trashed_at is null ${keptOut('folder', false, restricted, '$3')}`
  return sql(`
  with recursive tree (id, web_ready, undecided, kept) as (
    ${folders('false')} and folder.parent_id = $2
    union all
    select inner_.* from tree cross join lateral (${folders('tree.kept')} and folder.parent_id = tree.id) inner_
  ),
  place (id, kept) as (select id, kept from tree union all select $2::uuid, false),
  listed (web_ready, undecided) as (
    select web_ready, undecided and not kept from tree
    union all
    select asset.web_ready, ${UNDECIDED} and not place.kept and not ${publicationKept('asset')}
    from place join assets asset on asset.organization_id = $1 and asset.folder_id = place.id
    where asset.trashed_at is null ${keptOut('asset', false, restricted, '$3')}
  )
  select count(*)::integer as items, count(*) filter (where web_ready)::integer as ready, count(*) filter (where undecided)::integer as undecided from listed`)
}
const READINESS = { all: readinessFor(false), unrestricted: readinessFor(true) }

/** Of what somebody sees below a folder. */
export const readinessOf = async (tenant: Tenant, { userId, restricted }: AccessScope, folderId: string): Promise<Readiness> => {
  const values = [tenant.organizationId, folderId]
  const [row] = restricted
    ? await tenant.query(READINESS.unrestricted, [...values, userId])
    : await tenant.query(READINESS.all, values)
  if (row !== undefined && row.undecided > 0 && (await findPlace(tenant, { of: 'publication' }, { kind: 'folder', id: folderId })) !== undefined) return { ...row, undecided: 0 }
  return row ?? { items: 0, ready: 0, undecided: 0 }
}
