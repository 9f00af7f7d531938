import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Client } from 'pg'
import { newBlobKey, placeOf } from '../../../server/files/blobKey.ts'
import { atMost, median, plain, type Figures } from '../figures.ts'
import { scanOf } from '../pictures.ts'

/** Pixels of a scan that is looked at closely, and of a viewer's tile. */
const SCAN = { width: 6000, height: 4000 }
const TILE = 512

interface Place {
  readonly portal: string
  readonly dataDirectory: string
  readonly client: Client
  /** A public asset, which becomes a large scan. */
  readonly assetId: string
}

/** Every tile of the whole picture, as viewers ask for it. */
const tilePaths = (image: string): readonly string[] => {
  const [columns, rows] = [Math.floor(SCAN.width / TILE), Math.floor(SCAN.height / TILE)]
  return Array.from({ length: columns * rows }, (_, at) => `${image}/${(at % columns) * TILE},${Math.floor(at / columns) * TILE},${TILE},${TILE}/${TILE},${TILE}/0/default.jpg`)
}

/** Milliseconds that each took, one after the other. */
const timed = async (addresses: readonly string[]): Promise<readonly number[]> => {
  const took: number[] = []
  for (const address of addresses) {
    const begun = performance.now()
    const response = await fetch(address)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
    took.push(performance.now() - begun)
  }
  return took
}

/** What a viewer waits for: the picture once it is cut up, a tile that is made, and one that is kept. */
export const tiles = async ({ portal, dataDirectory, client, assetId }: Place): Promise<Figures> => {
  const key = newBlobKey()
  const { area, shard } = placeOf(key)
  const path = join(dataDirectory, 'blobs', area, shard, key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, await scanOf(SCAN.width, SCAN.height))
  await client.query(`update portals set downloads = 'original'`)
  await client.query(
    `update assets set blob_key = $2, content_version = $3, preview = 'image', media_type = 'image/jpeg', width = $4, height = $5, thumbnail = 'Ready' where id = $1`,
    [assetId, key, randomUUID(), SCAN.width, SCAN.height],
  )
  const [first = '', ...others] = tilePaths(`${portal}/iiif/${assetId}`)
  const [cut = 0] = await timed([first])
  const [made, kept] = [await timed(others), await timed(others)]
  return {
    tileFirst: plain(cut, 'ms'),
    tileMadeP50: atMost(60, median(made), 'ms'),
    tileKeptP50: atMost(3, median(kept), 'ms'),
  }
}
