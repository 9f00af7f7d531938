import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { OF_PAGES, READABLE } from '../../src/domain/ocr/ocr.ts'
import type { OcrPlan } from '../../src/domain/ocr/run.ts'
import type { Asker } from '../access/scope.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { itemsOf, outermost, type Unreachable } from '../items/items.ts'
import type { ToRead } from './requests.ts'

/** Assets themselves ($3), and those of folders ($2) at every depth; `restricted`: without what is restricted for the user $4, whose folders hide all below. */
const chosen = (restricted: boolean): string => `
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
  ),
  chosen as (
    select asset.id, asset.content_version, asset.media_type
    from inside join assets asset on asset.organization_id = $1 and asset.id = inside.id
    ${restricted ? 'where not exists (select from access_restrictions own where own.organization_id = $1 and own.user_id = $4 and own.asset_id = asset.id)' : ''}
  )`

const listed = (mediaTypes: readonly string[]): string => mediaTypes.map((mediaType) => `'${mediaType}'`).join(', ')
const IS_READABLE = `chosen.media_type in (${listed(READABLE)})`
const HAS_PAGES = `chosen.media_type in (${listed(OF_PAGES)})`

const PLAN = variants([EITHER], (restricted) => sql<OcrPlan>(`
  ${chosen(restricted)}
  select count(*)::integer as assets, (count(*) filter (where ${IS_READABLE}))::integer as supported,
    (count(*) filter (where ${IS_READABLE} and known.state = 'Read'))::integer as read,
    coalesce(sum(coalesce(known.counted, 1)) filter (where ${IS_READABLE}), 0)::integer as pages,
    (count(*) filter (where ${HAS_PAGES} and known.counted is null))::integer as uncounted
  from chosen
  left join lateral (
    select document.state, coalesce(document.pages, (jsonb_path_query_first(described.groups, '$[*].fields[*] ? (@.field == "pages").value') #>> '{}')::integer) as counted
    from (select) as one
    left join ocr_documents document on document.organization_id = $1 and document.asset_id = chosen.id and document.content_version = chosen.content_version
    left join asset_metadata described on described.organization_id = $1 and described.asset_id = chosen.id and described.content_version = chosen.content_version
      and chosen.media_type = 'application/pdf'
  ) known on ${IS_READABLE}`))

const TO_READ = variants([EITHER], (restricted) => sql<{ id: string }>(`${chosen(restricted)} select chosen.id from chosen where ${IS_READABLE} order by chosen.id`))
const FILES = sql<ToRead>(`
  select id as "assetId", content_version as "contentVersion", media_type as "mediaType" from assets where organization_id = $1 and id = any ($2::uuid[]) and trashed_at is null`)

interface Chosen {
  readonly values: readonly unknown[]
  /** What the only selected one is called. */
  readonly name: string | null
}

const chosenBy = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Selection): Promise<Result.Result<Chosen, Unreachable>> => {
  const found = await itemsOf(tenant, scope, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = await outermost(tenant, found.success)
  const ids = (kind: 'folder' | 'asset') => items.filter((item) => item.kind === kind).map(({ id }) => id)
  const values = [tenant.organizationId, ids('folder'), ids('asset'), ...(scope.restricted ? [scope.userId] : [])]
  return Result.succeed({ values, name: items.length === 1 ? (items[0]?.name ?? null) : null })
}

const NOTHING: OcrPlan = { assets: 0, supported: 0, read: 0, pages: 0, uncounted: 0 }

/** What a selection would come to, as whoever asks sees it at that moment. */
export const planned = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Selection): Promise<Result.Result<{ readonly plan: OcrPlan; readonly name: string | null }, Unreachable>> => {
  const found = await chosenBy(tenant, scope, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const [plan] = await tenant.query(PLAN(scope.restricted), found.success.values)
  return Result.succeed({ plan: plan ?? NOTHING, name: found.success.name })
}

/** The assets of a selection whose files can be read, in order. */
export const readableIn = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Selection): Promise<Result.Result<readonly string[], Unreachable>> => {
  const found = await chosenBy(tenant, scope, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  return Result.succeed((await tenant.query(TO_READ(scope.restricted), found.success.values)).map(({ id }) => id))
}

/** Their files, as they are now. */
export const filesOf = (tenant: Tenant, assetIds: readonly string[]): Promise<readonly ToRead[]> => tenant.query(FILES, [tenant.organizationId, assetIds])
