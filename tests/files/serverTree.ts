import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Decisions } from '../../src/domain/library/conflictPlan.ts'
import type { itemsSelected } from '../../src/domain/library/selection.ts'
import { contentTypeOfName } from '../../src/domain/library/contentTypes.ts'
import type { Database } from '../../server/database/connect.ts'
import { inTenant, type Tenant } from '../../server/database/tenant.ts'
import { newBlobKey } from '../../server/files/blobKey.ts'
import { copy } from '../../server/library/copy.ts'
import { createFolder } from '../../server/library/folders.ts'
import { move } from '../../server/library/move.ts'
import { addAsset } from '../../server/transfers/addAsset.ts'
import { destroy } from '../../server/trash/destroy.ts'
import { restore, type Restoring } from '../../server/trash/restore.ts'
import { throwAway } from '../../server/trash/throwAway.ts'
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
  'a folder in the trash lies there with what was thrown away': `select 1 from folders where (trashed_at is null) <> (trash_id is null)
    or (trash_id is not null and not exists (select from trash_items where id = trash_id))`,
}

interface Row {
  readonly id: string
  readonly parent: string | null
  readonly name: string
}

/** The functions of the server behind the routes, on a database of their own. Each answers its code; undefined: it was done. */
export const beginServerTree = async () => {
  const database: Database = await freshConnection()
  const { rows } = await database.owner.query<{ organization: string; id: string }>(
    `select organization_id as organization, id from users where email = 'admin@harbour.example'`,
  )
  const { organization = '', id: userId = '' } = rows[0] ?? {}
  const author = { userId, firstName: 'Ada', lastName: 'Berg', restricted: false, modules: ['RECORDS'] as const, features: [], permissions: PERMISSIONS }
  const jobs = { send: async () => undefined, expect: () => undefined }
  const within = async (work: (tenant: Tenant) => Promise<Result.Result<unknown, { readonly code: string }>>): Promise<string | undefined> => {
    const outcome = await inTenant(database, organization, work)
    return Result.isFailure(outcome) ? outcome.failure.code : undefined
  }
  const all = async (text: string): Promise<readonly Row[]> => (await database.owner.query<Row>(text, [organization])).rows
  await database.owner.query(`delete from folders where organization_id = $1`, [organization])

  return {
    create: (parentId: string | null, name: string) => within((tenant) => createFolder(tenant, author, { type: 'RECORDS', parentId, name })),
    upload: (folderId: string, name: string, size: number) => {
      const content = contentTypeOfName(name)
      if (content === undefined) throw new Error(`${name} is of no known type`)
      const file = { id: randomUUID(), type: 'RECORDS', folderId, name, content, size, checksum: 'none', blobKey: newBlobKey(), uploadId: null } as const
      return within((tenant) => addAsset(tenant, jobs, author, file))
    },
    move: (action: 'copy' | 'move', selection: Items, destinationId: string | null, decisions: Decisions) =>
      within((tenant) => (action === 'copy' ? copy : move)(tenant, jobs, author, { type: 'RECORDS', selection, destinationId }, decisions)),
    throwAway: (selection: Items) => within((tenant) => throwAway(tenant, author, 'RECORDS', selection)),
    restore: (asked: Restoring, decisions: Decisions) => within((tenant) => restore(tenant, jobs, author, asked, decisions)),
    destroy: (selection: Items) => within((tenant) => destroy(tenant, author, selection, () => undefined)),
    /** What can be seen, by its way: a folder's ends in a separator, an asset's in its size. */
    ways: async (): Promise<ReadonlyMap<string, string>> => {
      const folders = await all(`select id, parent_id as parent, name from folders where organization_id = $1 and trashed_at is null and type = 'RECORDS'`)
      const byId = new Map(folders.map((row) => [row.id, row]))
      const wayOf = (id: string | null): string => {
        const row = id === null ? undefined : byId.get(id)
        return row === undefined ? '' : `${wayOf(row.parent)}/${row.name}`
      }
      const assets = await all(`select id, folder_id as parent, name || ' ' || size as name from assets where organization_id = $1 and trashed_at is null`)
      return new Map([
        ...folders.map(({ id }) => [`${wayOf(id)}/`, id] as const),
        ...assets.filter(({ parent }) => byId.has(parent ?? '')).map(({ id, parent, name }) => [`${wayOf(parent)}/${name}`, id] as const),
      ])
    },
    trash: async (): Promise<readonly string[]> =>
      (await all(`select id, null as parent, kind || ' ' || name || ' ' || folder_count || ' ' || asset_count as name from trash_items where organization_id = $1`))
        .map(({ name }) => name)
        .toSorted(),
    breaks: async (statement: string): Promise<boolean> =>
      (await database.owner.query(statement, statement.includes('$1') ? [organization] : [])).rows.length > 0,
    end: () => database.close(),
  }
}
