import type { Database } from '../database/connect.ts'
import { databaseFailure } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { derivedKey, type BlobStore } from '../files/BlobStore.ts'
import { isRendered } from '../../src/domain/assets/contentTypes.ts'
import { hasMetadata, isMedia, metadataGroups } from '../../src/domain/embedded-metadata/metadata.ts'
import { sourceOfBlob } from '../files/byteSource.ts'
import { TEXT_BYTES } from '../media/decoding.ts'
import { mediaMetadata } from '../media/mediaMetadata.ts'
import { metadataOf, type Found } from '../media/metadata.ts'
import { drawFirstPage } from '../media/pdf.ts'
import { dimensionsOf, renderingOf, thumbnailOf } from '../media/picture.ts'
import { extractText, isPlainText } from '../media/text.ts'
import { refreshEntry } from '../search-index/assetEntries.ts'
import type { JobName, JobQueue, QueuedJob } from './JobQueue.ts'
import { change, giveUp, keepMetadata, RETURNING_STATES, type Changed } from './outcome.ts'

/** What jobs work with. */
export interface Workshop {
  readonly database: Database
  readonly blobs: BlobStore
  readonly jobs: JobQueue
  /** For what a file did to its job; the queue goes on. */
  readonly onFailed: (job: QueuedJob, error: unknown) => void
}

interface Subject {
  readonly mediaType: string
  readonly blobKey: string
  readonly size: number
  readonly indexing: string
}

/** Bytes of a file that a job takes into memory. Larger ones have no thumbnail and no text. */
const MOST_BYTES = 200 * 1024 ** 2

const READ = sql<Subject>(`
  select media_type as "mediaType", blob_key as "blobKey", size, indexing from assets where organization_id = $1 and id = $2`)
const THUMBNAIL = sql<Changed>(`update assets set thumbnail = 'Ready', width = $3, height = $4 where organization_id = $1 and id = $2 ${RETURNING_STATES}`)
const KEEP_TEXT = sql(`
  insert into asset_texts (asset_id, organization_id, text, truncated, rows) values ($2, $1, $3, $4, $5)
  on conflict (asset_id) do update set text = excluded.text, truncated = excluded.truncated, rows = excluded.rows`)
const INDEXED = sql<Changed>(`
  update assets set indexing = 'Indexed' where organization_id = $1 and id = $2 and indexing in ('Indexing', 'Failed') ${RETURNING_STATES}`)

const PDF = 'application/pdf'

/** Seconds. While many files arrive, nothing is made that nobody has to wait for. */
const PATIENCE = 2

/** What is seen of a file: the picture itself, or the first page of a document. */
const pictureOf = async ({ blobs }: Workshop, { blobKey, size, mediaType }: Subject): Promise<Buffer> => {
  if (size > MOST_BYTES) throw new Error('Too large to be drawn')
  const bytes = await blobs.bytes(blobKey)
  return mediaType === PDF ? drawFirstPage(bytes) : bytes
}

const thumbnail = async (workshop: Workshop, job: QueuedJob, subject: Subject): Promise<void> => {
  const picture = await pictureOf(workshop, subject)
  const { width, height } = await dimensionsOf(picture)
  await workshop.blobs.put(derivedKey(subject.blobKey, '320'), await thumbnailOf(picture, 320))
  const isPage = subject.mediaType === PDF
  await inTenant(workshop.database, job.organizationId, async (tenant) => {
    await change(tenant, job.assetId, THUMBNAIL, isPage ? null : width, isPage ? null : height)
    await workshop.jobs.send(tenant, 'rendering', job, isRendered(subject.mediaType) ? 0 : PATIENCE)
    await workshop.jobs.send(tenant, 'metadata', job, PATIENCE)
  })
}

const rendering = async (workshop: Workshop, _: QueuedJob, subject: Subject): Promise<void> => {
  const picture = await pictureOf(workshop, subject)
  await workshop.blobs.put(derivedKey(subject.blobKey, '960'), await thumbnailOf(picture, 960))
  if (isRendered(subject.mediaType)) await workshop.blobs.put(derivedKey(subject.blobKey, 'preview'), await renderingOf(picture))
}

const bytesForText = async ({ blobs }: Workshop, { blobKey, size, mediaType }: Subject): Promise<{ bytes: Buffer; whole: boolean }> => {
  if (!isPlainText(mediaType)) {
    if (size > MOST_BYTES) throw new Error('Too large to be read')
    return { bytes: await blobs.bytes(blobKey), whole: true }
  }
  const pieces: Buffer[] = []
  for await (const piece of blobs.read(blobKey, { first: 0, last: Math.min(size, TEXT_BYTES) - 1 }) as AsyncIterable<Buffer>) pieces.push(piece)
  return { bytes: Buffer.concat(pieces), whole: size <= TEXT_BYTES }
}

const text = async (workshop: Workshop, { organizationId, assetId }: QueuedJob, subject: Subject): Promise<void> => {
  const { bytes, whole } = await bytesForText(workshop, subject)
  const extracted = await extractText(subject.mediaType, bytes, whole)
  const rows = extracted.rows === null ? null : JSON.stringify(extracted.rows)
  await inTenant(workshop.database, organizationId, async (tenant) => {
    await tenant.query(KEEP_TEXT, [organizationId, assetId, extracted.text, extracted.truncated, rows])
    await change(tenant, assetId, INDEXED)
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

const metadata = async ({ database, blobs }: Workshop, { organizationId, assetId }: QueuedJob, subject: Subject): Promise<void> => {
  const { fields, faces } = await foundIn(blobs, subject)
  await inTenant(database, organizationId, (tenant) => change(tenant, assetId, METADATA, JSON.stringify(metadataGroups(fields)), JSON.stringify(faces)))
}

/** Whoever edits the asset meanwhile waits, so that what is read is not older than the entry that it replaces. */
const HOLD = sql('select id from assets where organization_id = $1 and id = $2 for no key update')

const entry = ({ database }: Workshop, { organizationId, assetId }: QueuedJob): Promise<void> =>
  inTenant(database, organizationId, async (tenant) => {
    await tenant.query(HOLD, [organizationId, assetId])
    await refreshEntry(tenant, assetId)
  })

const JOBS: Readonly<Record<JobName, (workshop: Workshop, job: QueuedJob, subject: Subject) => Promise<void>>> = { thumbnail, rendering, metadata, text, entry }

/**
 * Does one job. What the file itself makes fail is a result, which the asset then shows; what the database refuses is thrown, so that the
 * job is tried again, unless this was the last time.
 */
export const perform = async (workshop: Workshop, job: QueuedJob, isLast: boolean): Promise<void> => {
  const { organizationId, assetId, name } = job
  const [subject] = await inTenant(workshop.database, organizationId, (tenant) => tenant.query(READ, [organizationId, assetId]))
  if (subject === undefined) return
  try {
    await JOBS[name](workshop, job, subject)
  } catch (error) {
    if (databaseFailure(error) !== undefined && !isLast) throw error
    workshop.onFailed(job, error)
    await inTenant(workshop.database, organizationId, (tenant) => giveUp(tenant, name, assetId))
  }
}
