import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { MOST_AUTOFILLED } from '../../src/domain/autofill/autofill.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import type { AccessScope } from '../access/scope.ts'
import { visible } from '../access/visibility.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { assetsOf, itemsOf, type Item, type Unreachable } from '../items/items.ts'

/** Assets in folders at every depth, as their viewer sees them. */
const INSIDE = variants([EITHER], (restricted) => sql<{ id: string }>(`
  with recursive tree (id) as (
    select id from folders where organization_id = $1 and id = any ($3::uuid[])
    union
    select folder.id from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id and folder.trashed_at is null
  )
  select asset.id from tree join assets asset on asset.organization_id = $1 and asset.folder_id = tree.id
  where asset.type = $2 and ${visible('asset', { isWide: true, user: restricted ? '$5' : undefined })}
  order by asset.id limit $4`))

export type SelectedFailure = Unreachable | Failure<'VALIDATION_FAILED'>

const isFlat = ({ kind }: Selection): boolean => kind === 'module' || kind === 'found'

/** What is reached: the assets themselves, and of folders all that lies in them. */
export interface SelectedAssets {
  readonly ids: readonly string[]
  /** What was selected, folders as well. */
  readonly items: readonly Item[]
}

/** The assets of a selection and those in its folders, each once; refused where they are too many. */
export const selectedAssets = async (tenant: Tenant, scope: AccessScope, type: ResourceType, selection: Selection): Promise<Result.Result<SelectedAssets, SelectedFailure>> => {
  const found = await (isFlat(selection) ? assetsOf(tenant, scope, type, selection, MOST_AUTOFILLED + 1) : itemsOf(tenant, scope, type, selection))
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = found.success
  const folders = items.filter(({ kind }) => kind === 'folder').map(({ id }) => id)
  const user = scope.restricted ? [scope.userId] : []
  const inside = folders.length === 0 ? [] : await tenant.query(INSIDE(scope.restricted), [tenant.organizationId, type, folders, MOST_AUTOFILLED + 1, ...user])
  const ids = [...new Set([...items.filter(({ kind }) => kind === 'asset').map(({ id }) => id), ...inside.map(({ id }) => id)])]
  if (ids.length > MOST_AUTOFILLED) return Result.fail({ code: 'VALIDATION_FAILED', fields: { selection: { code: 'aboveMaximum', limit: MOST_AUTOFILLED } } })
  return Result.succeed({ ids, items })
}
