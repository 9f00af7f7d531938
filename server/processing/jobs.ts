import * as Result from 'effect/Result'
import type { Database } from '../database/connect.ts'
import { databaseFailure } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { derivedKey, type BlobStore, type Derivative } from '../files/BlobStore.ts'
import { isRendered } from '../../src/domain/assets/contentTypes.ts'
import { hasMetadata, isMedia, metadataGroups } from '../../src/domain/embedded-metadata/metadata.ts'
import { sourceOfBlob } from '../files/byteSource.ts'
import { TEXT_BYTES } from '../media/decoding.ts'
import { mediaMetadata } from '../media/mediaMetadata.ts'
import { metadataOf, type Found } from '../media/metadata.ts'
import { drawFirstPage } from '../media/pdf.ts'
import { fingerprintOf } from '../media/fingerprint.ts'
import { dimensionsOf, renderingOf, thumbnailOf } from '../media/picture.ts'
import { extractText, isPlainText } from '../media/text.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { register, type Registered, type Work } from '../jobs/kind.ts'
import { withPagesOf } from '../page-texts/pageTexts.ts'
import { refreshEntry } from '../search-index/assetEntries.ts'
import { stillHas } from './heldFile.ts'
import * as kinds from './kinds.ts'
import { saveFingerprint } from './fingerprints.ts'
import { change, giveUp, keepMetadata, leaveUnread, RETURNING_STATES, type Changed } from './outcome.ts'
import { Unreadable, unreadable } from './unreadable.ts'

/** What jobs work with. */
interface Parts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly jobs: Jobs
  /** For what a file did to its job; the queue goes on. */
  readonly onFailed: (what: string, error: unknown) => void
}

/** An asset whose file is looked at. */
interface Asset extends kinds.OfAsset {
  readonly organizationId: string
}

interface Subject {
  readonly mediaType: string
  readonly blobKey: string
  readonly size: number
  readonly indexing: string
  readonly checksum: string
  readonly contentVersion: string
}

/** Bytes of a file that a job takes into memory. Larger ones have no thumbnail and no text. */
const MOST_BYTES = 200 * 1024 ** 2

const READ = sql<Subject>(`
  select media_type as "mediaType", blob_key as "blobKey", size, indexing, checksum, content_version as "contentVersion" from assets where organization_id = $1 and id = $2`)
const THUMBNAIL = sql<Changed>(`update assets asset set thumbnail = 'Ready', width = $3, height = $4 where organization_id = $1 and id = $2 ${RETURNING_STATES}`)
const KEEP_TEXT = sql(`
  insert into asset_texts (asset_id, organization_id, text, truncated, rows) values ($2, $1, $3, $4, $5)
  on conflict (asset_id) do update set text = excluded.text, truncated = excluded.truncated, rows = excluded.rows`)
const INDEXED = sql<Changed>(`
  update assets asset set indexing = 'Indexed', indexing_failure = null where organization_id = $1 and id = $2 and indexing in ('Indexing', 'Failed') ${RETURNING_STATES}`)

const PDF = 'application/pdf'

/** Milliseconds. While many files arrive, nothing is made that nobody has to wait for. */
const TIMEOUT = 2_000

/** What is seen of a file: the picture itself, or the first page of a document. */
const pictureOf = async ({ blobs }: Parts, { blobKey, size, mediaType }: Subject): Promise<Buffer> => {
  if (size > MOST_BYTES) throw new Error('Too large to be drawn')
  const bytes = await blobs.bytes(blobKey)
  return mediaType === PDF ? drawFirstPage(bytes) : bytes
}

/** Of a file that was deleted for good while it was read nothing stays, and false is answered: what had been made of it was removed before this was. */
const keep = async ({ blobs }: Parts, { blobKey }: Subject, derivative: Derivative, bytes: Buffer): Promise<boolean> => {
  await blobs.put(derivedKey(blobKey, derivative), bytes)
  const isThere = (await blobs.size(blobKey)) !== undefined
  if (!isThere) await blobs.remove(blobKey)
  return isThere
}

const thumbnail = async (parts: Parts, asset: Asset, subject: Subject): Promise<void> => {
  const picture = await pictureOf(parts, subject)
  const { width, height } = await dimensionsOf(picture)
  const small = await thumbnailOf(picture, 320)
  await keep(parts, subject, '320', small)
  // It is looked at as soon as it is said to be ready.
  if (isRendered(subject.mediaType)) await keep(parts, subject, 'preview', await renderingOf(picture))
  const isPage = subject.mediaType === PDF
  await inTenant(parts.database, asset.organizationId, async (tenant) => {
    if (!(await stillHas(tenant, asset.assetId, subject))) return
    await change(tenant, asset.assetId, THUMBNAIL, isPage ? null : width, isPage ? null : height)
    await parts.jobs.send(tenant, kinds.rendering, { assetId: asset.assetId }, { delay: TIMEOUT })
    await parts.jobs.send(tenant, kinds.metadata, { assetId: asset.assetId }, { delay: TIMEOUT })
  })
}

const rendering = async (parts: Parts, { organizationId }: Asset, subject: Subject): Promise<void> => {
  const picture = await pictureOf(parts, subject)
  const isThere = await keep(parts, subject, '960', await thumbnailOf(picture, 960))
  // A document is more than its first page.
  if (!isThere || subject.mediaType === PDF) return
  const fingerprint = await fingerprintOf(await parts.blobs.bytes(derivedKey(subject.blobKey, '320')))
  await inTenant(parts.database, organizationId, (tenant) => saveFingerprint(tenant, subject.checksum, fingerprint))
}

const bytesForText = async ({ blobs }: Parts, { blobKey, size, mediaType }: Subject): Promise<{ bytes: Buffer; whole: boolean }> => {
  if (!isPlainText(mediaType)) {
    if (size > MOST_BYTES) throw new Unreadable('TooLarge')
    return { bytes: await blobs.bytes(blobKey), whole: true }
  }
  const pieces: Buffer[] = []
  for await (const piece of blobs.read(blobKey, { first: 0, last: Math.min(size, TEXT_BYTES) - 1 }) as AsyncIterable<Buffer>) pieces.push(piece)
  return { bytes: Buffer.concat(pieces), whole: size <= TEXT_BYTES }
}

const text = async (parts: Parts, asset: Asset, subject: Subject): Promise<void> => {
  const { organizationId, assetId } = asset
  const { bytes, whole } = await bytesForText(parts, subject)
  const extracted = await extractText(subject.mediaType, bytes, whole).catch((error: unknown) => Promise.reject(unreadable(error)))
  const rows = extracted.rows === null ? null : JSON.stringify(extracted.rows)
  await inTenant(parts.database, organizationId, async (tenant) => {
    if (!(await stillHas(tenant, asset.assetId, subject))) return
    const kept = await withPagesOf(tenant, assetId, extracted)
    await tenant.query(KEEP_TEXT, [organizationId, assetId, kept.text, kept.truncated, rows])
    await (kept.text.trim() === '' ? leaveUnread(tenant, assetId, 'NoText') : change(tenant, assetId, INDEXED))
    await refreshEntry(tenant, assetId)
  })
}

const METADATA = keepMetadata(`'Ready', $3::jsonb, $4::jsonb`)

/** Sound and film are read where they lie, whatever their size; all else in memory. */
const foundIn = async (blobs: BlobStore, { blobKey, size, mediaType }: Subject): Promise<Found> => {
  if (!hasMetadata(mediaType)) return { fields: [], faces: [] }
  if (isMedia(mediaType)) return { fields: await mediaMetadata(mediaType, sourceOfBlob(blobs, blobKey, size)), faces: [] }
  if (size > MOST_BYTES) throw new Error('Too large to be read')
  return metadataOf(mediaType, await blobs.bytes(blobKey))
}

const metadata = async ({ database, blobs }: Parts, asset: Asset, subject: Subject): Promise<void> => {
  const { fields, faces } = await foundIn(blobs, subject)
  await inTenant(database, asset.organizationId, async (tenant) => {
    if (await stillHas(tenant, asset.assetId, subject)) await change(tenant, asset.assetId, METADATA, JSON.stringify(metadataGroups(fields)), JSON.stringify(faces))
  })
}

type Make = (parts: Parts, asset: Asset, subject: Subject) => Promise<void>

/** What the file itself makes fail is a verdict, which the asset then shows; what the database refuses is thrown, so that the job is tried again. */
const make = async (parts: Parts, name: string, make: Make, { organizationId, payload: { assetId } }: Work<kinds.OfAsset>) => {
  const [subject] = await inTenant(parts.database, organizationId, (tenant) => tenant.query(READ, [organizationId, assetId]))
  if (subject === undefined) return undefined
  const asset = { organizationId, assetId }
  try {
    await make(parts, asset, subject)
    return undefined
  } catch (error) {
    if (databaseFailure(error) !== undefined) throw error
    parts.onFailed(`${name} of ${assetId}`, error)
    const isFailure = await inTenant(parts.database, organizationId, async (tenant) => {
      if (!(await stillHas(tenant, asset.assetId, subject))) return false
      // What it was about the file is known here alone.
      if (error instanceof Unreadable) await giveUp(tenant, 'text', assetId, error)
      return true
    })
    return isFailure ? Result.fail({ code: 'UNEXPECTED' as const }) : undefined
  }
}

/** What a worker does; how it ended is noted by whoever gave it out. */
export const processingJobs = (parts: Parts): readonly Registered[] => [
  register(kinds.thumbnail, { run: (work) => make(parts, 'thumbnail', thumbnail, work) }),
  register(kinds.rendering, { run: (work) => make(parts, 'rendering', rendering, work) }),
  register(kinds.metadata, { run: (work) => make(parts, 'metadata', metadata, work) }),
  register(kinds.text, { run: (work) => make(parts, 'text', text, work) }),
]
