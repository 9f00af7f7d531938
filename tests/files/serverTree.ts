import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Decisions } from '../../src/domain/move-copy/conflictPlan.ts'
import type { itemsSelected } from '../../src/domain/items/selection.ts'
import { contentTypeOfName } from '../../src/domain/assets/contentTypes.ts'
import type { Database } from '../../server/database/connect.ts'
import { inTenant, type Tenant } from '../../server/database/tenant.ts'
import { newBlobKey } from '../../server/files/blobKey.ts'
import { copy } from '../../server/move-copy/copy.ts'
import { createFolder } from '../../server/folders/folders.ts'
import { move } from '../../server/move-copy/move.ts'
import { addAsset } from '../../server/transfers/addAsset.ts'
import { unsentJobs } from '../support/server/kernel.ts'
import { deletePermanently } from '../../server/trash/deletePermanently.ts'
import { restore } from '../../server/trash/restore.ts'
import type { Restoring } from '../../server/trash/returning.ts'
import { moveToTrash } from '../../server/trash/moveToTrash.ts'
import { freshConnection } from '../support/server/testServer.ts'

type Items = ReturnType<typeof itemsSelected>

const IN_TRASH = '(asset.trashed_at is not null or folder.trashed_at is not null)'

/** Each finds rows where something does not hold. */
export const INVARIANTS: Readonly<Record<string, string>> = {
  'counts of folders': `select 1 from folders folder where trashed_at is null and (
    folder_count <> (select count(*) from folders child where child.parent_id = folder.id and child.trashed_at is null)
    or asset_count <> (select count(*) from assets asset where asset.folder_id = folder.id and asset.trashed_at is null))`,
  'counts of the module': `select 1 from module_contents contents where organization_id = $1 and (
    root_folder_count <> (select count(*) from folders where organization_id = $1 and type = contents.type and parent_id is null and trashed_at is null)
    or asset_count <> (select count(*) from assets asset left join folders folder on folder.id = asset.folder_id
      where asset.organization_id = $1 and asset.type = contents.type and not ${IN_TRASH}))`,
  storage: `select 1 from organization_usage where organization_id = $1 and (
    used_bytes <> (select coalesce(sum(size + versions_size), 0) from assets where organization_id = $1)
    or files <> (select count(*) from assets where organization_id = $1))`,
  versions: `select 1 from assets asset where versions_size <> (select coalesce(sum(size), 0) from asset_versions where asset_id = asset.id)`,
  'found is what can be seen': `select 1 from assets asset join folders folder on folder.id = asset.folder_id
    where not ${IN_TRASH} and not exists (select from search_entries where id = asset.id)
    union all select 1 from folders folder where (trashed_at is null) <> exists (select from search_entries where id = folder.id)
    union all select 1 from assets asset where trashed_at is not null and exists (select from search_entries where id = asset.id)
    union all select 1 from search_entries entry where not exists (select from assets where id = entry.id) and not exists (select from folders where id = entry.id)`,
  'what rests': `select 1 from resting_entries entry where not exists (select from assets where id = entry.id and trashed_at is not null)
    and not exists (select from folders where id = entry.id and trashed_at is not null)`,
  'a folder in the trash lies there with what was moved there': `select 1 from folders where (trashed_at is null) <> (trash_id is null)
    or (trash_id is not null and not exists (select from trash_items where id = trash_id))`,
}

interface Row {
  readonly kind: 'folder' | 'asset' | 'binned'
  readonly id: string
  readonly parent: string | null
  readonly name: string
}

const fileIn = (folderId: string, name: string, size: number) => {
  const content = contentTypeOfName(name)
  if (content === undefined) throw new Error(`${name} is of no known type`)
  return { id: randomUUID(), type: 'RECORDS', folderId, name, content, size, checksum: 'none', blobKey: newBlobKey(), uploadId: null } as const
}

/** The functions of the server behind the routes, on a database of their own. Each answers its code; undefined: it was done. */
export const beginServerTree = async () => {
  const database: Database = await freshConnection()
  const { rows } = await database.owner.query<{ organization: string; id: string }>(
    `select organization_id as organization, id from users where email = 'admin@harbour.example'`,
  )
  const { organization = '', id: userId = '' } = rows[0] ?? {}
  const author = { userId, firstName: 'Ada', lastName: 'Berg', restricted: false, modules: ['RECORDS'] as const, features: [], permissions: PERMISSIONS }
  const jobs = unsentJobs
  const within = async (work: (tenant: Tenant) => Promise<Result.Result<unknown, { readonly code: string }>>): Promise<string | undefined> => {
    const outcome = await inTenant(database, organization, work)
    return Result.isFailure(outcome) ? outcome.failure.code : undefined
  }
  const all = async (text: string): Promise<readonly Row[]> => (await database.owner.query<Row>(text, [organization])).rows
  const emptied = ['assets', 'folders', 'trash_items', 'search_entries', 'resting_entries']

  return {
    /** Forgets everything, so that another sequence can begin. */
    empty: async () => {
      const of = `where organization_id = '${organization}'`
      await database.owner.query(`${emptied.map((table) => `delete from ${table} ${of}`).join('; ')};
        update module_contents set root_folder_count = 0, asset_count = 0 ${of}; update organization_usage set used_bytes = 0, files = 0 ${of}`)
    },
    /** A folder in a folder with a file in it, in one transaction: what a sequence begins with. */
    plant: ({ outer, inner, file }: { readonly outer: string; readonly inner: string; readonly file: string }) =>
      within(async (tenant) => {
        const above = await createFolder(tenant, author, { type: 'RECORDS', parentId: null, name: outer })
        if (Result.isFailure(above)) return above
        const below = await createFolder(tenant, author, { type: 'RECORDS', parentId: above.success.id, name: inner })
        return Result.isFailure(below) ? below : addAsset(tenant, jobs, author, fileIn(below.success.id, file, 1))
      }),
    create: (parentId: string | null, name: string) => within((tenant) => createFolder(tenant, author, { type: 'RECORDS', parentId, name })),
    upload: (folderId: string, name: string, size: number) => within((tenant) => addAsset(tenant, jobs, author, fileIn(folderId, name, size))),
    move: (action: 'copy' | 'move', selection: Items, destinationId: string | null, decisions: Decisions) =>
      within((tenant) => (action === 'copy' ? copy : move)(tenant, jobs, author, { type: 'RECORDS', selection, destinationId }, decisions)),
    moveToTrash: (selection: Items) => within((tenant) => moveToTrash(tenant, author, 'RECORDS', selection)),
    restore: (asked: Restoring, decisions: Decisions) => within((tenant) => restore(tenant, jobs, author, asked, decisions)),
    deletePermanently: (selection: Items) => within((tenant) => deletePermanently(tenant, author, jobs, selection)),
    /** What can be seen, by its way: a folder's ends in a separator, an asset's in its size; and what lies in the trash. */
    picture: async (): Promise<{ readonly ways: ReadonlyMap<string, string>; readonly trash: readonly string[] }> => {
      const rows = await all(`select 'folder' as kind, id, parent_id as parent, name from folders where organization_id = $1 and trashed_at is null and type = 'RECORDS'
        union all select 'asset', id, folder_id, name || ' ' || size from assets where organization_id = $1 and trashed_at is null
        union all select 'binned', id, null, kind || ' ' || name || ' ' || folder_count || ' ' || asset_count from trash_items where organization_id = $1`)
      const folders = rows.filter(({ kind }) => kind === 'folder')
      const assets = rows.filter(({ kind }) => kind === 'asset')
      const byId = new Map(folders.map((row) => [row.id, row]))
      const wayOf = (id: string | null): string => {
        const row = id === null ? undefined : byId.get(id)
        return row === undefined ? '' : `${wayOf(row.parent)}/${row.name}`
      }
      const ways = new Map([
        ...folders.map(({ id }) => [`${wayOf(id)}/`, id] as const),
        ...assets.filter(({ parent }) => byId.has(parent ?? '')).map(({ id, parent, name }) => [`${wayOf(parent)}/${name}`, id] as const),
      ])
      return { ways, trash: rows.filter(({ kind }) => kind === 'binned').map(({ name }) => name).toSorted() }
    },
    brokenInvariants: async (): Promise<readonly string[]> => {
      const broken: string[] = []
      for (const [name, statement] of Object.entries(INVARIANTS)) {
        const { rows } = await database.owner.query(statement, statement.includes('$1') ? [organization] : [])
        if (rows.length > 0) broken.push(name)
      }
      return broken
    },
    end: () => database.close(),
  }
}

export type ServerTree = Awaited<ReturnType<typeof beginServerTree>>
