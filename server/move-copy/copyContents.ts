import type { Remaining } from '../../src/domain/uploads/uploadPlan.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { PIECE } from '../items/progress.ts'

export interface FolderPlace {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
}

interface AssetPlace {
  readonly id: string
  readonly name: string
  readonly folderId: string
}

/** Every folder behind the one that it lies in, as far as that is among them. */
export const parentsFirst = (folders: readonly FolderPlace[]): readonly FolderPlace[] => {
  const ids = new Set(folders.map(({ id }) => id))
  const inside = Map.groupBy(folders, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null))
  const ordered = [...(inside.get(null) ?? [])]
  // What is appended is walked through as well.
  for (const { id } of ordered) ordered.push(...(inside.get(id) ?? []))
  return ordered
}

const INSIDE = 'from assets where organization_id = $1 and folder_id = any ($2::uuid[]) and trashed_at is null'
const COUNT = sql<Remaining>(`
  select coalesce(sum(size), 0)::bigint as bytes, count(*)::integer as files
  from (select size ${INSIDE} union all select size from assets where organization_id = $1 and id = any ($3::uuid[])) as asset`)

/** How much lies in folders, together with single assets. */
export const countContents = async (tenant: Tenant, folders: readonly string[], assets: readonly string[]): Promise<Remaining> => {
  const [row] = await tenant.query(COUNT, [tenant.organizationId, folders, assets])
  return row ?? { bytes: 0, files: 0 }
}

const OPEN = sql(`declare contents_of_folders no scroll cursor for select id, name, folder_id as "folderId" ${INSIDE}`)
const FETCH = sql<AssetPlace>(`fetch ${PIECE} from contents_of_folders`)
const CLOSE = sql('close contents_of_folders')

/** The assets in folders, a piece after the other: as many of them as there may be, few are held at a time. */
export const contentsIn = async function* (tenant: Tenant, folders: readonly string[]): AsyncGenerator<readonly AssetPlace[]> {
  if (folders.length === 0) return
  await tenant.query(OPEN, [tenant.organizationId, folders])
  for (let piece = await tenant.query(FETCH); piece.length > 0; piece = await tenant.query(FETCH)) yield piece
  await tenant.query(CLOSE)
}
