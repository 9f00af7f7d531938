import { isWellFormedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import { derivedKey, type BlobStore } from '../files/BlobStore.ts'
import { readItem } from './item.ts'
import type { Visitor } from './visitor.ts'

const READ = sql<{ bytes: Buffer }>('select case when $2 then coalesce(small, bytes) else bytes end as bytes from portal_pictures where id = $1')

/** A picture of the portal itself, as WebP; one that was kept before there were small ones comes as it is. */
export const readPicture = async (visitor: Visitor, id: string, isSmall: boolean): Promise<Buffer | undefined> =>
  isWellFormedId(id) ? (await visitor.query(READ, [id, isSmall]))[0]?.bytes : undefined

/** What is shown of an item in a size: the large one comes a little later than the small one, which then stands in for it. */
const keysFor = (blobKey: string, side: '320' | '960'): readonly string[] => (side === '960' ? [derivedKey(blobKey, '960'), derivedKey(blobKey, '320')] : [derivedKey(blobKey, '320')])

/** `file`: its content version and the long side, `…-320` or `…-960`. */
export const readRendition = async (visitor: Visitor, blobs: BlobStore, itemId: string, file: string): Promise<Buffer | undefined> => {
  const item = isWellFormedId(itemId) ? await readItem(visitor, itemId) : undefined
  const side = (['320', '960'] as const).find((one) => item !== undefined && file === `${item.contentVersion}-${one}`)
  if (item === undefined || side === undefined) return undefined
  for (const key of keysFor(item.blobKey, side)) if ((await blobs.size(key)) !== undefined) return blobs.bytes(key)
  return undefined
}
