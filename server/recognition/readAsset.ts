import * as Result from 'effect/Result'
import type { Recognition } from '../../src/domain/recognition/setting.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import type { Database } from '../database/connect.ts'
import { databaseFailure } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import type { Work } from '../jobs/kind.ts'
import { pixelsOf, type Pixels } from './pixels.ts'
import { putBack, readingEnded, stayingOn, switchedOn, type Part } from './readings.ts'
import { recognize, type Recognized } from './recognize.ts'

/** An asset whose file is read. */
interface ReadSubject {
  readonly id: string
  readonly contentVersion: string
  readonly tags: readonly string[]
  /** Of whoever brought it; null: they never chose one. */
  readonly language: Language | null
  /** Its text, as far as that is looked at; empty where it has none. */
  readonly text: string
  /** Of what is looked for. */
  readonly part: Part
}

interface Row extends Omit<ReadSubject, 'part'> {
  readonly textMark: string
  readonly preview: string | null
  readonly blobKey: string
  readonly size: number
}

/** Keeps one kind of findings. What takes time is prepared before the transaction. */
export interface Reader {
  readonly prepare: (subject: ReadSubject, found: Recognized & { readonly pixels: Pixels | undefined }, organizationId: string) => Promise<(tenant: Tenant) => Promise<void>>
}

/** What is read of a picture at the most, in bytes. */
const MOST_BYTES = 200 * 1024 ** 2

/** By which a text is told from another one. */
const textMark = (assetId: string): string => `coalesce((select md5(text.text) from asset_texts text where text.asset_id = ${assetId}), '')`

const READ = sql<Row>(`
  select asset.id, asset.content_version as "contentVersion", asset.tags, language_of(asset.created_by) as language, asset.preview, asset.blob_key as "blobKey", asset.size,
    coalesce((select left(text.text, 200000) from asset_texts text where text.asset_id = asset.id), '') as text, ${textMark('asset.id')} as "textMark"
  from assets asset where asset.organization_id = $1 and asset.id = $2`)
const UNREAD = sql<Unread>(`
  select recognition, part from recognition_readings where organization_id = $1 and asset_id = $2 and content_version = $3 and state <> 'Read'`)
/** Whoever writes the text holds the asset as well. */
const MARK = sql<{ textMark: string }>(`select ${textMark('asset.id')} as "textMark" from assets asset where asset.organization_id = $1 and asset.id = $2`)
/** What is kept is of the content that was read. */
const HOLD = sql<{ contentVersion: string }>('select content_version as "contentVersion" from assets where organization_id = $1 and id = $2 for no key update')

interface Unread {
  readonly recognition: Recognition
  readonly part: Part
}

interface Parts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly readers: Readonly<Record<Recognition, Reader>>
  readonly onFailed: (what: string, error: unknown) => void
}

const NOTHING: Recognized & { readonly pixels: undefined } = { objects: [], faces: [], pixels: undefined }

const lookAt = async ({ blobs }: Parts, { preview, blobKey, size }: Row, unread: readonly Unread[]): Promise<Recognized & { readonly pixels: Pixels | undefined }> => {
  const wanted = unread.flatMap(({ recognition, part }) => (part === 'Whole' ? [recognition] : []))
  if (preview !== 'image' || wanted.length === 0) return NOTHING
  if (size > MOST_BYTES) throw new Error('Too large to be looked at')
  const pixels = await pixelsOf(await blobs.bytes(blobKey))
  return { ...(await recognize(pixels, { objects: wanted.includes('Tags'), faces: wanted.includes('Faces') })), pixels }
}

/** Faces are in a picture, whatever is written in it. */
const isOfText = ({ recognition }: Pick<Unread, 'recognition'>): boolean => recognition === 'Tags'

/** Reads what is switched on and has not been read of an asset; once more what is of its text, where that has changed meanwhile. What the file itself makes fail has failed; what the database refuses is thrown, and tried again. */
export const readAsset = async (parts: Parts, work: Work<{ readonly assetId: string }>): Promise<Result.Result<never, { readonly code: 'UNEXPECTED' }> | undefined> => {
  const { organizationId, payload: { assetId } } = work
  const { database, readers, onFailed } = parts
  const asked = await inTenant(database, organizationId, async (tenant) => {
    const [row] = await tenant.query(READ, [organizationId, assetId])
    if (row === undefined) return undefined
    const [unread, on] = await Promise.all([tenant.query(UNREAD, [organizationId, assetId, row.contentVersion]), switchedOn(tenant)])
    const off = unread.filter(({ recognition }) => !on.has(recognition))
    await putBack(tenant, assetId, off.map(({ recognition }) => recognition))
    return { row, wanted: unread.filter((one) => !off.includes(one)) }
  })
  if (asked === undefined || asked.wanted.length === 0) return undefined
  const { row, wanted } = asked
  try {
    const found = await lookAt(parts, row, wanted)
    const kept = await Promise.all(
      wanted.map(async ({ recognition, part }) => ({ recognition, keep: await readers[recognition].prepare({ ...row, part }, found, organizationId) })),
    )
    const isRead = await inTenant(database, organizationId, async (tenant) => {
      const on = await stayingOn(tenant)
      const [held] = await tenant.query(HOLD, [organizationId, assetId])
      if (held?.contentVersion !== row.contentVersion) return true
      const [marked] = await tenant.query(MARK, [organizationId, assetId])
      const hasText = marked?.textMark === row.textMark
      const [wantedStill, off] = [kept.filter(({ recognition }) => on.has(recognition)), kept.filter(({ recognition }) => !on.has(recognition))]
      const staying = wantedStill.filter((one) => hasText || !isOfText(one))
      for (const { keep } of staying) await keep(tenant)
      await readingEnded(tenant, assetId, staying.map(({ recognition }) => recognition), 'Read')
      await putBack(tenant, assetId, off.map(({ recognition }) => recognition))
      return staying.length === wantedStill.length
    })
    return isRead ? undefined : await readAsset(parts, work)
  } catch (error) {
    if (databaseFailure(error) !== undefined) throw error
    onFailed(`recognizing ${assetId}`, error)
    const [now] = await inTenant(database, organizationId, (tenant) => tenant.query(READ, [organizationId, assetId]))
    // Another file took its place, which is read by itself.
    return now?.contentVersion === row.contentVersion ? Result.fail({ code: 'UNEXPECTED' as const }) : undefined
  }
}
