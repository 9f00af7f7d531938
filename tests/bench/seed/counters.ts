import type { ClientBase } from 'pg'
import type { Owner } from './rows.ts'

export interface Seeded {
  readonly folderId: string
  readonly assets: number
  readonly bytes: number
}

const OWNER = `
  select o.id as "organizationId", o.name as "organizationName", u.id as "userId", usage.last_file_number::int as "lastFileNumber"
  from organizations o
  join users u on u.organization_id = o.id and u.email = $2
  join organization_usage usage on usage.organization_id = o.id
  where o.name = $1`

/** The demo's museum and its administrator. */
export const ownerOf = async (client: ClientBase, login: { readonly organization: string; readonly email: string }): Promise<Owner> => {
  const { rows } = await client.query<Owner>(OWNER, [login.organization, login.email])
  if (rows[0] === undefined) throw new Error(`${login.organization} has no ${login.email}.`)
  return rows[0]
}

/** Room for what is seeded and for the uploads that are measured. */
const MAKE_ROOM = `
  update organizations set files_limit = files_limit + $2::bigint + 10000, storage_capacity = storage_capacity + $3::bigint + 1073741824
  where id = $1`

const COUNT_USAGE = `
  update organization_usage set
    files = files + $2::bigint, used_bytes = used_bytes + $3::bigint, last_file_number = last_file_number + $2::bigint
  where organization_id = $1`

const COUNT_MODULE = `
  update module_contents set asset_count = asset_count + $2, root_folder_count = root_folder_count + 1, revision = revision + 1
  where organization_id = $1 and type = 'RECORDS'`

const COUNT_FOLDER = `update folders set asset_count = $2, contents_revision = contents_revision + 1 where id = $1`

/** Brings every counter up to what was put in. */
export const countSeeded = async (client: ClientBase, owner: Owner, { folderId, assets, bytes }: Seeded): Promise<void> => {
  await client.query(MAKE_ROOM, [owner.organizationId, assets, bytes])
  await client.query(COUNT_USAGE, [owner.organizationId, assets, bytes])
  await client.query(COUNT_MODULE, [owner.organizationId, assets])
  await client.query(COUNT_FOLDER, [folderId, assets])
}
