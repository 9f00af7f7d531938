import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { isReadable, mayHavePages, type OcrState } from '../../src/domain/ocr/ocr.ts'
import type { OcrPlan } from '../../src/domain/ocr/run.ts'
import type { AccessScope } from '../access/scope.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { itemsOf, outermost, type Unreachable } from '../items/items.ts'
import type { ToRead } from './requests.ts'

interface SelectedFile extends ToRead {
  readonly state: OcrState | null
  readonly counted: number | null
}

/** Files themselves ($3), and those of folders ($2) at every depth; `restricted`: without what is restricted for the user $4, whose folders hide all below. */
const FILES = variants([EITHER], (restricted) => sql<SelectedFile>(`
  with recursive ${restricted ? 'hidden as materialized (select folder_id from restricted_folders($4) as folder_id),' : ''}
  tree (id) as (
    select id from unnest($2::uuid[]) as id
    ${restricted ? 'where id not in (select folder_id from hidden)' : ''}
    union all
    select folder.id from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id and folder.trashed_at is null
    ${restricted ? 'where folder.id not in (select folder_id from hidden)' : ''}
  ),
  inside (id) as (
    select asset.id from tree join assets asset on asset.organization_id = $1 and asset.folder_id = tree.id and asset.trashed_at is null
    union
    select id from unnest($3::uuid[]) as id
  )
  select asset.id as "assetId", asset.content_version as "contentVersion", asset.media_type as "mediaType", document.state,
    coalesce(document.pages, (jsonb_path_query_first(known.groups, '$[*].fields[*] ? (@.field == "pages").value') #>> '{}')::integer) as counted
  from inside join assets asset on asset.organization_id = $1 and asset.id = inside.id
  left join ocr_documents document on document.organization_id = $1 and document.asset_id = asset.id and document.content_version = asset.content_version
  left join asset_metadata known on known.organization_id = $1 and known.asset_id = asset.id and known.content_version = asset.content_version and asset.media_type = 'application/pdf'
  ${restricted ? 'where not exists (select from access_restrictions own where own.organization_id = $1 and own.user_id = $4 and own.asset_id = asset.id)' : ''}
  order by asset.id`))

export interface SelectedFiles {
  readonly files: readonly SelectedFile[]
  /** What the only selected one is called. */
  readonly name: string | null
}

/** The files of a selection, as whoever asks sees them at that moment. */
export const selectedFiles = async (tenant: Tenant, scope: AccessScope, type: ResourceType, selection: Selection): Promise<Result.Result<SelectedFiles, Unreachable>> => {
  const found = await itemsOf(tenant, scope, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = await outermost(tenant, found.success)
  const ids = (kind: 'folder' | 'asset') => items.filter((item) => item.kind === kind).map(({ id }) => id)
  const files = await tenant.query(FILES(scope.restricted), [tenant.organizationId, ids('folder'), ids('asset'), ...(scope.restricted ? [scope.userId] : [])])
  return Result.succeed({ files, name: items.length === 1 ? (items[0]?.name ?? null) : null })
}

export const readableOf = ({ files }: SelectedFiles): readonly SelectedFile[] => files.filter(({ mediaType }) => isReadable(mediaType))

export const planOf = (selected: SelectedFiles): OcrPlan => {
  const readable = readableOf(selected)
  const uncounted = readable.filter(({ mediaType, counted }) => mayHavePages(mediaType) && counted === null)
  return {
    assets: selected.files.length,
    supported: readable.length,
    read: readable.filter(({ state }) => state === 'Read').length,
    pages: readable.reduce((sum, { counted }) => sum + (counted ?? 1), 0),
    uncounted: uncounted.length,
  }
}
