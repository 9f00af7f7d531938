import type { Database } from '../../server/database/connect.ts'
import type { Person } from '../support/server/person.ts'
import { multiply } from './manyItems.ts'
import { begunBy, endOf } from './followedOperations.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'

const FIND = `
  insert into search_entries (id, organization_id, kind, type, name_key, document)
  select id, organization_id, 'asset', type, name_key, to_tsvector('simple', name_key) from assets where folder_id = $1
  on conflict do nothing`

interface Thrown {
  readonly place: string
  /** Of the one whose name comes last. */
  readonly name: string
  readonly batchId: string
}

/** So many assets and one more, one beside the other, in a folder of their own. */
export const besideEachOther = async (database: Database, person: Person, more: number): Promise<Omit<Thrown, 'batchId'>> => {
  const [place, name] = [await newFolder(person), newName('wav')]
  await multiply(database, assetIdOf(await upload(person, { folderId: place, name, bytes: soundOf(100) })), more)
  await database.owner.query(FIND, [place])
  return { place, name }
}

/** Moves them to the trash, which are many: the folder stays. */
export const movedToTrash = async (database: Database, person: Person, more: number): Promise<Thrown> => {
  const { place, name } = await besideEachOther(database, person, more)
  const selection = { kind: 'contents', folderId: place, except: [] }
  const thrown = await person.ask({ method: 'POST', path: '/v1/library/trash', headers: records, body: { selection } })
  const { outcome } = await endOf(person, begunBy(thrown))
  return { place, name, batchId: outcome?.batchId ?? '' }
}

interface Counts {
  readonly there: number
  /** By the folder itself. */
  readonly counted: number
  readonly found: number
  readonly binned: number
}

const COUNTS = `
  with own as (select id, trashed_at from assets where folder_id = $1)
  select (select count(*)::int from own where trashed_at is null) as there,
    (select asset_count::int from folders where id = $1) as counted,
    (select count(*)::int from search_entries where id in (select id from own)) as found,
    (select count(*)::int from trash_items where parent_id = $1) as binned`

/** The numbers of a folder's assets: those that are there, those that can be found, and those that are listed in the trash. */
export const countsOf = async ({ owner }: Database, place: string): Promise<Counts | undefined> => (await owner.query<Counts>(COUNTS, [place])).rows[0]
