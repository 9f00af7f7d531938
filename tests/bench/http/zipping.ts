import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { nameKey } from '../../../src/domain/naming/names.ts'
import { atMost, plain } from '../figures.ts'
import { isPostgres, shares, sumOf } from '../memory.ts'
import { DEMO_LOGIN, type Product } from '../product.ts'
import type { Section } from '../section.ts'
import type { SeededLibrary } from '../seed.ts'
import { linkBlob, type Master } from '../seed/blobs.ts'
import { countSeeded, ownerOf } from '../seed/counters.ts'
import { insertAssets, seededAsset } from '../seed/rows.ts'
import { apiSession, type ApiSession } from './signedIn.ts'

/** A gigabyte that no packing makes smaller: so many files that share so many random bytes. */
const FILES = 8
const BYTES = 128 * 1024 ** 2
const CHUNK = 1024 ** 2

/** Behind the numbers of everything that is seeded. */
const FIRST_NUMBER = 5_000_000
const SAMPLING_MS = 100
/** MB by which the server and its workers may grow. */
const GROWTH = 100

const FOLDER = `
  insert into folders (id, organization_id, type, name, name_key, created_at, modified_at, created_by, modified_by)
  values ($1, $2, 'RECORDS', $3, $4, now(), now(), $5, $5)`
/** The thumbnails that seeded pictures have are not made of noise. */
const UNPICTURED = `update assets set thumbnail = 'None' where folder_id = $1`

const noise = async (path: string): Promise<Master> => {
  const checksum = createHash('sha256')
  const file = await open(path, 'w')
  for (let written = 0; written < BYTES; written += CHUNK) {
    const bytes = randomBytes(CHUNK)
    checksum.update(bytes)
    await file.write(bytes)
  }
  await file.close()
  return { checksum: checksum.digest('hex'), size: BYTES, width: null, height: null, text: undefined, files: [{ derivative: undefined, path }] }
}

/** Puts the gigabyte into a folder of its own, and answers its identifier. */
const seedNoise = async ({ connection, blobs }: SeededLibrary, master: Master): Promise<string> => {
  const client = new Client(connection)
  await client.connect()
  try {
    const owner = await ownerOf(client, DEMO_LOGIN)
    const folderId = randomUUID()
    const name = 'Films to take home'
    const assets = Array.from({ length: FILES }, (_, index) => seededAsset(FIRST_NUMBER + index, master, owner))
    await client.query(FOLDER, [folderId, owner.organizationId, name, nameKey(name), owner.userId])
    await insertAssets(client, folderId, owner, assets)
    await client.query(UNPICTURED, [folderId])
    for (const { row } of assets) await linkBlob(blobs, row.blob_key, master)
    await countSeeded(client, owner, { folderId, assets: FILES, bytes: FILES * BYTES })
    return folderId
  } finally {
    await client.end()
  }
}

const measured = ({ serverPid }: Product): number => sumOf(shares([serverPid]).filter((process) => !isPostgres(process)))

/** The most memory that is seen while something goes on, MB. */
const mostDuring = async (product: Product, work: () => Promise<void>): Promise<number> => {
  let most = measured(product)
  const sampling = setInterval(() => (most = Math.max(most, measured(product))), SAMPLING_MS)
  try {
    await work()
  } finally {
    clearInterval(sampling)
  }
  return Math.max(most, measured(product))
}

interface Zip {
  readonly id: string
  readonly state: string
}

const packed = async (session: ApiSession, folderId: string): Promise<string> => {
  const { id } = await session.send<Zip>('POST', '/v1/zips', { selection: { kind: 'items', folders: [folderId], assets: [] } })
  for (;;) {
    const zip = (await session.get<readonly Zip[]>('/v1/zips')).find((one) => one.id === id)
    if (zip?.state === 'Ready') return id
    if (zip?.state === 'Failed' || zip === undefined) throw new Error('The zip was not made.')
    await new Promise((resolve) => setTimeout(resolve, SAMPLING_MS))
  }
}

const fetched = async ({ url, sessionId, cookie }: ApiSession, id: string): Promise<number> => {
  const answer = await fetch(`${url}/v1/s/${sessionId}/zips/${id}`, { headers: { cookie } })
  if (!answer.ok || answer.body === null) throw new Error(`Fetching the zip answered ${answer.status}.`)
  let bytes = 0
  for await (const chunk of answer.body) bytes += chunk.length
  return bytes
}

/** A gigabyte is packed and taken home. Leaves nothing of it behind. */
export const zipping: Section = {
  name: 'zipping',
  measure: async ({ product, library }) => {
    const session = await apiSession(product.url)
    const path = join(product.dataDirectory, '..', 'noise')
    const folderId = await seedNoise(library, await noise(path))
    const before = measured(product)
    const times = { packing: 0, fetching: 0 }
    try {
      const most = await mostDuring(product, async () => {
        const began = performance.now()
        const id = await packed(session, folderId)
        const isPacked = performance.now()
        const bytes = await fetched(session, id)
        if (bytes < FILES * BYTES) throw new Error(`The zip has ${bytes} bytes.`)
        times.packing = isPacked - began
        times.fetching = performance.now() - isPacked
        await session.send('DELETE', `/v1/zips/${id}`)
      })
      return {
        growthOf1GBZip: atMost(GROWTH, most - before, 'MB'),
        packing: plain(times.packing, 'ms'),
        fetching: plain(times.fetching, 'ms'),
      }
    } finally {
      await session.send('POST', '/v1/library/trash', { selection: { kind: 'items', folders: [folderId], assets: [] } })
      await session.send('POST', '/v1/trash/delete', { selection: { kind: 'items', folders: [folderId], assets: [] } })
      await rm(path, { force: true })
    }
  },
}
