import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { LibraryItem } from '../../src/domain/items/item.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import type { Viewer } from '../access/viewer.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Resource } from '../access/place.ts'
import { restrictionOn } from '../access/scope.ts'
import type { Page } from '../assets/assetPages.ts'
import { cursorValue } from '../items/assetRows.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { itemsOf, seenBy, type ItemRow } from '../items/listedItems.ts'
import { assetProblem, folderProblem, type ItemState } from '../access/state.ts'
import { ASSET_IN_TRASH } from '../access/visibility.ts'
import { unreadable } from '../database/unreadable.ts'

const STATE = {
  folder: sql<ItemState>('select type, trashed_at is not null as trashed from folders where organization_id = $1 and id = $2'),
  asset: sql<ItemState>(`select type, ${ASSET_IN_TRASH} as trashed from assets asset where organization_id = $1 and id = $2`),
}

/** $1: the organization, $2: whose relations, $3: who looks, $4: the modules that they have. */
const relatedTo = (restricted: boolean): string => `
  from relations relation
  left join folders folder on folder.organization_id = $1 and folder.id = relation.other_folder_id and ${seenBy('folder', { restricted }, '$3')}
  left join assets asset on asset.organization_id = $1 and asset.id = relation.other_asset_id and ${seenBy('asset', { restricted }, '$3')}
  where relation.organization_id = $1 and relation.resource_id = $2 and ($3::uuid is not null)
    and coalesce(folder.type, asset.type) = any ($4::text[])`

interface Row extends ItemRow {
  readonly relation: string
  readonly at: Date
}

const page = variants([EITHER, EITHER], (restricted, isContinued) => sql<Row>(`
  select relation.id as relation, relation.created_at as at, relation.other_id as id, coalesce(folder.parent_id, asset.folder_id) as parent,
    case when folder.id is null then 'asset' else 'folder' end as kind
  ${relatedTo(restricted)} ${isContinued ? 'and (relation.created_at, relation.id) < ($6, $7::uuid)' : ''}
  order by relation.created_at desc, relation.id desc
  limit $5`))
const count = variants([EITHER], (restricted) => sql<{ total: number }>(`select count(*)::integer as total ${relatedTo(restricted)}`))

interface Asked {
  readonly of: Resource
  readonly type: ResourceType
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

type Unseen = Failure<
  'ASSET_NOT_FOUND' | 'ASSET_DIFFERENT_TYPE' | 'ASSET_RESTRICTED_ACCESS' | 'FOLDER_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'
>

const problemOf = async (tenant: Tenant, viewer: Viewer, of: Resource, type: ResourceType) => {
  const [[state], restricted] = await Promise.all([
    tenant.query(STATE[of.kind], [tenant.organizationId, of.id]),
    restrictionOn(tenant, viewer, of),
  ])
  return of.kind === 'asset' ? assetProblem(state, type, restricted) : folderProblem(state, type, restricted)
}

/** What is related to an asset or folder, the latest first; what is restricted for the viewer or lies in the trash is neither shown nor counted. */
export const relatedPage = async (
  tenant: Tenant,
  viewer: Viewer,
  { of, type, after, limit = PAGE_DEFAULT }: Asked,
): Promise<Result.Result<Page<LibraryItem>, Unseen | Failure<'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : readCursor(after, 'time')
  if (after !== undefined && place === undefined) return unreadable('after')
  const values = [tenant.organizationId, of.id, viewer.userId, viewer.modules]
  const [problem, rows, [counted]] = await Promise.all([
    problemOf(tenant, viewer, of, type),
    tenant.query(page(viewer.restricted, place !== undefined), [...values, limit + 1, ...(place === undefined ? [] : [place.value, place.id])]),
    tenant.query(count(viewer.restricted), values),
  ])
  if (problem !== undefined) return Result.fail({ code: problem })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return Result.succeed({
    items: await itemsOf(tenant, viewer, shown),
    next: last === undefined ? null : writeCursor({ value: cursorValue(last.at), id: last.relation }),
    total: counted?.total ?? 0,
  })
}
