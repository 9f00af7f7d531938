import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { PreviewKind, ThumbnailState } from '../../src/domain/assets/asset.ts'
import { restrictionOn } from '../access/scope.ts'
import { ASSET_IN_TRASH } from '../access/visibility.ts'
import { sql } from '../database/sql.ts'
import type { Named, ShareVisit } from './visit.ts'

/** An asset as its page shows it. */
export interface SharedItem {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
  readonly folderId: string | null
  readonly preview: PreviewKind
  readonly mediaType: string
  readonly size: number
  readonly description: string
  readonly width: number | null
  readonly height: number | null
  readonly thumbnail: ThumbnailState
  readonly contentVersion: string
  readonly blobKey: string
  readonly modifiedAt: Date
}

const READ = sql<SharedItem>(`
  select id, name, type, folder_id as "folderId", preview, media_type as "mediaType", size, description, width, height, thumbnail,
    content_version as "contentVersion", blob_key as "blobKey", modified_at as "modifiedAt"
  from assets asset
  where organization_id = $1 and id = any ($2::uuid[]) and not ${ASSET_IN_TRASH}`)

/** These of what is there, in their order. */
export const readItems = async ({ tenant }: ShareVisit, ids: readonly string[]): Promise<readonly SharedItem[]> => {
  const found = new Map((await tenant.query(READ, [tenant.organizationId, ids])).map((item) => [item.id, item]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export interface FolderStep {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
}

/** From the folder $2 up to the first that is one of $3, without what lies in the trash. */
const WAY = sql<FolderStep & { depth: number }>(`
  with recursive way (id, parent_id, name, type, depth) as (
    select id, parent_id, name, type, 0 from folders where organization_id = $1 and id = $2 and trashed_at is null
    union all
    select folder.id, folder.parent_id, folder.name, folder.type, way.depth + 1
    from way join folders folder on folder.organization_id = $1 and folder.id = way.parent_id
    where folder.trashed_at is null and not way.id = any ($3::uuid[])
  )
  select id, name, type, depth from way order by depth desc`)

const foldersOf = (named: readonly Named[]): readonly string[] => named.filter(({ kind }) => kind === 'folder').map(({ id }) => id)

/** From a folder that the link names down to this one; undefined where it lies in none of them, or is kept from the link's maker. */
export const wayTo = async ({ tenant, maker, named }: ShareVisit, folderId: string): Promise<readonly FolderStep[] | undefined> => {
  const folders = foldersOf(named)
  if (folders.length === 0) return undefined
  const [way, restricted] = await Promise.all([
    tenant.query(WAY, [tenant.organizationId, folderId, folders]),
    restrictionOn(tenant, maker, { kind: 'folder', id: folderId }),
  ])
  const [top] = way
  return top === undefined || restricted !== undefined || !folders.includes(top.id) || !maker.modules.includes(top.type) ? undefined : way
}

/** An asset that the link reaches: named itself, or in a folder that it names. */
export const readShared = async (visit: ShareVisit, id: string): Promise<{ readonly item: SharedItem; readonly way: readonly FolderStep[] } | undefined> => {
  const [[item], restricted] = await Promise.all([readItems(visit, [id]), restrictionOn(visit.tenant, visit.maker, { kind: 'asset', id })])
  if (item === undefined || restricted !== undefined || !visit.maker.modules.includes(item.type)) return undefined
  const way = item.folderId === null ? undefined : await wayTo(visit, item.folderId)
  if (way !== undefined) return { item, way }
  return visit.named.some((one) => one.id === id) ? { item, way: [] } : undefined
}
