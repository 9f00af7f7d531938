/**
 * Works on a library without a pause, once it is told to, until it is killed: by the functions of the server behind the routes, with what the server has at work
 * behind its answers. Its arguments: the database, the data directory, a seed.
 */
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import * as Result from 'effect/Result'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { contentTypeOfName } from '../../src/domain/assets/contentTypes.ts'
import type { Viewer } from '../../server/access/viewer.ts'
import { connect } from '../../server/database/connect.ts'
import { databaseFailure } from '../../server/database/failures.ts'
import { inTenant, type Tenant } from '../../server/database/tenant.ts'
import { newBlobKey } from '../../server/files/blobKey.ts'
import { DiskBlobStore } from '../../server/files/DiskBlobStore.ts'
import { removalOfFiles } from '../../server/files/releasedFiles.ts'
import { DiskSpace } from '../../server/files/DiskSpace.ts'
import { copy } from '../../server/move-copy/copy.ts'
import { createFolder } from '../../server/folders/folders.ts'
import { move } from '../../server/move-copy/move.ts'
import { putInLine } from '../../server/bulk-operations/bulkOperations.ts'
import type { BulkKind } from '../../server/bulk-operations/kinds.ts'
import { keepImport } from '../../server/metadata-import/imports.ts'
import { guidedMoveJobs } from '../../server/guided-move/jobs.ts'
import { importJobs } from '../../server/metadata-import/jobs.ts'
import { beginStep } from '../../server/metadata-import/steps.ts'
import { manyCopied, manyMoved, movingJobs } from '../../server/move-copy/jobs.ts'
import { entriesJob } from '../../server/search-index/jobs.ts'
import { addAsset } from '../../server/transfers/addAsset.ts'
import { deletePermanently } from '../../server/trash/deletePermanently.ts'
import { purgeJob } from '../../server/trash/purgeJob.ts'
import { restore } from '../../server/trash/restore.ts'
import { manyRestored, manyTrashed, trashJobs } from '../../server/trash/jobs.ts'
import { moveToTrash } from '../../server/trash/moveToTrash.ts'
import { manyNotWebReady, manyWebReady, webReadyJobs } from '../../server/web-ready/jobs.ts'
import { openUnfinishedZips, zipKind } from '../../server/downloads/jobs.ts'
import { SentJobs } from '../../server/jobs/Jobs.ts'
import { inProcess } from '../../server/jobs/inProcess.ts'
import { Kernel } from '../../server/jobs/Kernel.ts'
import { sendZip } from '../../server/downloads/zips.ts'
import { unsentJobs } from '../support/server/kernel.ts'
import { randomFrom } from '../files/randomFrom.ts'
import { describing } from './describing.ts'
import { movingValues } from './moving.ts'

const [url = '', dataDirectory = '', seed = '1'] = process.argv.slice(2)
const LOOPS = 3
const TYPE = 'RECORDS'

const random = randomFrom(Number(seed))
/** A job that loses the database for a while is tried again; whatever else fails is told. */
const onError = (error: unknown): void => {
  if (databaseFailure(error)?.code !== 'UNAVAILABLE') console.error(error)
}
const database = await connect({ connectionString: url }, { size: LOOPS + 3, onError })
const blobs = new DiskBlobStore(join(dataDirectory, 'blobs'))
const zipsDirectory = join(dataDirectory, 'zips')
/** Of what is made of files nothing is made here. */
const jobs = unsentJobs
const sentJobs = new SentJobs({ onSent: (queue, delay) => kernel.wake(queue, delay) })
const kernel = new Kernel({ database, isAlone: true, workers: { files: { execute: inProcess }, ocr: { execute: inProcess } }, onError })
kernel.register(...movingJobs(database, jobs), ...trashJobs(database, jobs), ...webReadyJobs(database), purgeJob(database, sentJobs), removalOfFiles(database, blobs))
kernel.register(...importJobs(database, sentJobs), ...guidedMoveJobs(database, sentJobs), entriesJob(database, sentJobs))
kernel.register(zipKind({ database, blobs, space: new DiskSpace(dataDirectory), directory: zipsDirectory, onError }))

const { rows } = await database.owner.query<{ organization: string; id: string }>(`select organization_id as organization, id from users where email = 'admin@harbour.example'`)
const { organization = '', id: userId = '' } = rows[0] ?? {}
const viewer: Viewer = {
  sessionId: randomUUID(), userId, email: 'admin@harbour.example', firstName: 'Ada', lastName: 'Berg', role: 'Admin', permissions: PERMISSIONS, globalRoles: [],
  homeOrganizationId: organization, organization: { id: organization, name: 'Harbour Museum' }, modules: [TYPE], features: [], restricted: false, sessionEnds: 0,
}

const all = async (text: string): Promise<readonly string[]> => (await database.owner.query<{ id: string }>(text, [organization])).rows.map(({ id }) => id)
const one = async (text: string): Promise<string | undefined> => (await all(text))[0]
const someFolder = () => one(`select id from folders where organization_id = $1 and type = 'RECORDS' and trashed_at is null order by random() limit 1`)
const someAsset = () => one(`select id from assets where organization_id = $1 and trashed_at is null order by random() limit 1`)
const someBinned = () => one(`select id from trash_items where organization_id = $1 order by random() limit 1`)
const folders = (...ids: readonly (string | undefined)[]) => ({ kind: 'items', folders: ids.filter((id) => id !== undefined), assets: [] }) as const
/** As of so many things that they are done behind the answer. */
const behind = <Asked>(kind: BulkKind<Asked>, asked: Asked, destinationId: string | null = null): Promise<unknown> =>
  within((tenant) => putInLine({ tenant, viewer, jobs: sentJobs }, kind, { asked, foreseen: { type: TYPE, count: 1, name: undefined }, destinationId, weight: 1 }))
const within = <A>(work: (tenant: Tenant) => Promise<A>): Promise<A> => inTenant(database, organization, work)
const DECISIONS = { folders: 'rename', assets: 'replace' } as const

/** `values`: what is said of it, by whose id the sending is named. */
const upload = async (folderId: string, values?: string): Promise<unknown> => {
  const name = `Note ${random(40)}.txt`
  const content = contentTypeOfName(name)
  if (content === undefined) throw new Error('Texts are of no known type')
  const bytes = Buffer.from(`${name} ${randomUUID()}`)
  const [blobKey, checksum] = [newBlobKey(), createHash('sha256').update(bytes).digest('hex')]
  await blobs.put(blobKey, bytes)
  return within((tenant) => addAsset(tenant, jobs, viewer, { id: randomUUID(), type: TYPE, folderId, name, content, size: bytes.length, checksum, blobKey, uploadId: values ?? null, values }))
}

const uploading = async (): Promise<unknown> => {
  const folderId = await someFolder()
  return folderId === undefined ? undefined : upload(folderId)
}

const TEMPLATE = await one(`select id from templates where organization_id = $1 and name = 'Plate'`)
const someImport = (step: string) => one(`select id from metadata_imports where organization_id = $1 and step = '${step}' order by random() limit 1`)

/** A list that says something of what there is, of which the next step is taken another time. */
const importing = async (): Promise<unknown> => {
  const { rows: assets } = await database.owner.query<{ id: string }>('select id from assets where organization_id = $1 and trashed_at is null order by random() limit 250', [organization])
  const lines = assets.map(({ id }, index) => ({ line: index + 2, cells: [id, `Said ${randomUUID()}`], notCalculated: [] }))
  if (TEMPLATE === undefined || lines.length === 0) return undefined
  return within(async (tenant) => {
    const kept = await keepImport(tenant, { viewer, type: TYPE }, { templateId: TEMPLATE, name: 'list.csv', language: 'en-US', table: { heads: ['ID', 'Title'], count: lines.length, lines: () => lines } })
    return Result.isSuccess(kept) ? beginStep(tenant, sentJobs, { viewer, type: TYPE }, kept.success.id, 'plan') : kept
  })
}
const stepping = async (from: string, action: 'apply' | 'undo'): Promise<unknown> => {
  const id = await someImport(from)
  return id === undefined ? undefined : within((tenant) => beginStep(tenant, sentJobs, { viewer, type: TYPE }, id, action))
}

const OPERATIONS: readonly (() => Promise<unknown>)[] = [
  importing,
  () => stepping('planned', 'apply'),
  () => stepping('planned', 'apply'),
  () => stepping('applied', 'undo'),
  ...movingValues({ viewer, jobs: sentJobs, random, within, one }),
  ...describing({ viewer, jobs: sentJobs, random, within, all, upload }),
  async () => within(async (tenant) => createFolder(tenant, viewer, { type: TYPE, parentId: (await someFolder()) ?? null, name: `Folder ${randomUUID().slice(0, 3)}` })),
  uploading,
  uploading,
  async () => {
    const [what, to] = [folders(await someFolder()), (await someFolder()) ?? null]
    return within((tenant) => (random(2) === 0 ? copy : move)(tenant, jobs, viewer, { type: TYPE, selection: what, destinationId: to }, DECISIONS))
  },
  async () => {
    const [asset, destinationId] = [await someAsset(), (await someFolder()) ?? null]
    if (asset === undefined) return undefined
    const selection = { kind: 'items', folders: [], assets: [asset] } as const
    return behind(random(2) === 0 ? manyMoved : manyCopied, { selection, destinationId, decisions: DECISIONS }, destinationId)
  },
  async () => {
    const what = folders(await someFolder())
    return within((tenant) => moveToTrash(tenant, viewer, TYPE, what))
  },
  async () => {
    const selection = folders(await someBinned())
    return within((tenant) => restore(tenant, jobs, viewer, { selection, destinationId: null }, DECISIONS))
  },
  async () => behind(manyRestored, { selection: folders(await someBinned()), destinationId: null, decisions: DECISIONS }),
  async () => {
    const folder = await someFolder()
    if (folder === undefined) return undefined
    return behind(manyTrashed, { selection: folders(folder) })
  },
  async () => {
    const folder = await someFolder()
    if (folder === undefined) return undefined
    return behind(random(3) === 0 ? manyNotWebReady : manyWebReady, { resources: [{ kind: 'folder', id: folder }], door: 'library' })
  },
  async () => {
    const selection = folders(await someBinned())
    return within((tenant) => deletePermanently(tenant, viewer, sentJobs, selection))
  },
  async () => {
    const selection = folders(await someFolder())
    return within((tenant) => sendZip(tenant, viewer, sentJobs, { from: 'library', type: TYPE, selection }))
  },
]

const loop = async (): Promise<never> => {
  for (;;) {
    // Lanes meet: a deadlock that the database resolves, or a name that was taken meanwhile, is as good as a refusal.
    await OPERATIONS[random(OPERATIONS.length)]?.().catch(() => undefined)
    process.stdout.write('.')
  }
}

process.stdout.write('!')
await once(process.stdin, 'data')
await openUnfinishedZips(zipsDirectory, true)
await kernel.begin()
await Promise.all(Array.from({ length: LOOPS }, loop))
