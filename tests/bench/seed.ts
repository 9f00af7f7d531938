import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Client } from 'pg'
import { nameKey } from '../../src/domain/naming/names.ts'
import { blobsOf, connectionOf, type Connection } from './database.ts'
import { DEMO_LOGIN, type Product } from './product.ts'
import { linkBlob, paintMasters } from './seed/blobs.ts'
import { countSeeded, ownerOf, type Seeded } from './seed/counters.ts'
import { insertAssets, NAME_PREFIX, seededAsset } from './seed/rows.ts'
import { without } from './seed/without.ts'
import { insertFolderEntry, insertSearchEntries, insertTexts } from './seed/search.ts'

/** The measured folder, at the root of RECORDS. */
export interface SeededLibrary {
  readonly assets: number
  readonly organizationId: string
  readonly folderId: string
  readonly folderName: string
  /** Where the web app shows it, and the root of its module. */
  readonly path: string
  readonly rootPath: string
  /** Begins the names of its assets, and only those. */
  readonly namePrefix: string
  /** The beginning of the name that comes last. */
  readonly lastName: string
  /** Of the first assets that have one. */
  readonly thumbnails: readonly { readonly assetId: string; readonly contentVersion: string; readonly blobKey: string }[]
  /** To the database, as the owner of its tables. */
  readonly connection: Connection
  /** The directory of the blob store. */
  readonly blobs: string
}

const FOLDER_NAME = 'Glass negatives'
const CHUNK = 5000
const THUMBNAILS = 300

const INSERT_FOLDER = `
  insert into folders (id, organization_id, type, name, name_key, created_at, modified_at, created_by, modified_by)
  values ($1, $2, 'RECORDS', $3, $4, now(), now(), $5, $5)`

/** Fills a folder of the demo's museum in bulk, with all that the server keeps beside an asset. Its counters come last. */
export const seedLibrary = async (product: Product, assets: number): Promise<SeededLibrary> => {
  const connection = connectionOf(product.dataDirectory)
  const blobs = blobsOf(product.dataDirectory)
  const masterOf = await paintMasters(join(product.dataDirectory, '..', 'masters'))
  const client = new Client(connection)
  await client.connect()
  try {
    const owner = await ownerOf(client, DEMO_LOGIN)
    const folderId = randomUUID()
    const thumbnails: SeededLibrary['thumbnails'][number][] = []
    let bytes = 0
    await client.query('begin')
    await client.query(INSERT_FOLDER, [folderId, owner.organizationId, FOLDER_NAME, nameKey(FOLDER_NAME), owner.userId])
    await insertFolderEntry(client, owner, folderId, FOLDER_NAME)
    await client.query(`set local maintenance_work_mem = '512MB'`)
    const fill = async (start: number): Promise<void> => {
      const chunk = Array.from({ length: Math.min(CHUNK, assets - start) }, (_, offset) => {
        const index = start + offset
        return seededAsset(index, masterOf(index), owner)
      })
      await insertAssets(client, folderId, owner, chunk)
      await insertTexts(client, owner, chunk)
      await insertSearchEntries(client, owner, chunk)
      for (const { master, row } of chunk) {
        await linkBlob(blobs, row.blob_key, master)
        bytes += row.size
        if (row.thumbnail === 'Ready' && thumbnails.length < THUMBNAILS) {
          thumbnails.push({ assetId: row.id, contentVersion: row.content_version, blobKey: row.blob_key })
        }
      }
    }
    await without(client, 'search_entries', async () => {
      for (let start = 0; start < assets; start += CHUNK) await fill(start)
    })
    const seeded: Seeded = { folderId, assets, bytes }
    await countSeeded(client, owner, seeded)
    await client.query('commit')
    await client.query('vacuum analyze')
    return {
      assets,
      organizationId: owner.organizationId,
      folderId,
      folderName: FOLDER_NAME,
      path: `/records/folders/${folderId}`,
      rootPath: '/records/folders',
      namePrefix: NAME_PREFIX,
      lastName: `${NAME_PREFIX}${String(assets).padStart(6, '0')}`,
      thumbnails,
      connection,
      blobs,
    }
  } finally {
    await client.end()
  }
}
