import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'rolldown'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connect, type Database } from '../../server/database/connect.ts'
import { DiskBlobStore } from '../../server/files/DiskBlobStore.ts'
import { DiskSpace } from '../../server/files/DiskSpace.ts'
import { SentJobs } from '../../server/jobs/Jobs.ts'
import { purgeJob } from '../../server/trash/purgeJob.ts'
import { removalOfFiles } from '../../server/files/releasedFiles.ts'
import { guidedMoveJobs } from '../../server/guided-move/jobs.ts'
import { importJobs } from '../../server/metadata-import/jobs.ts'
import { movingJobs } from '../../server/move-copy/jobs.ts'
import { entriesJob } from '../../server/search-index/jobs.ts'
import { trashJobs } from '../../server/trash/jobs.ts'
import { webReadyJobs } from '../../server/web-ready/jobs.ts'
import { openUnfinishedZips, zipKind } from '../../server/downloads/jobs.ts'
import { inProcess } from '../../server/jobs/inProcess.ts'
import { Kernel } from '../../server/jobs/Kernel.ts'
import { INVARIANTS } from '../files/serverTree.ts'
import { unsentJobs } from '../support/server/kernel.ts'
import { randomFrom } from '../files/randomFrom.ts'
import { freshDatabase } from '../support/server/testServer.ts'
import { DESCRIPTIONS_WORKED, UNTRUE_DESCRIPTIONS } from './describing.ts'
import { KILLS_FOR_MOVES, MOVED_BETWEEN, MOVES_WORKED, UNTRUE_MOVES } from './moving.ts'

/**
 * Kills in the test run; a thousand by flag. Of two processes one works while the next one starts. Where by then something has not come to its end once, there
 * are up to 200, or twice as many: a walk that never came to something has proven nothing about it.
 */
const CYCLES = Number(process.env['CYCLES'] ?? 40)
const MOST_CYCLES = Math.max(200, 2 * CYCLES)
const SEED = Number(process.env['SEED'] ?? 1)
/** Operations after which a victim is killed, at the most; and milliseconds into those that are under way then. */
const MOST_DONE = 12
const INTO = 10

/** The victim as one file, which starts several times as fast. */
const bundled = async (into: string): Promise<string> => {
  const file = join(into, 'victim.js')
  await build({ input: join(import.meta.dirname, 'victim.ts'), platform: 'node', external: [/^pg-native$/], output: { file, format: 'esm', codeSplitting: false }, logLevel: 'warn' })
  for (const sql of ['migrations', 'functions']) await cp(join(import.meta.dirname, '../../server/database', sql), join(into, sql), { recursive: true })
  return file
}

let folder: string
let program: string
let database: Database
let url: string
let drop: () => Promise<void>
const victims: ChildProcess[] = []
const problems: unknown[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-cycles-'))
  await mkdir(join(folder, 'blobs'), { recursive: true })
  program = await bundled(folder)
  ;({ url, drop } = await freshDatabase())
  database = await connect({ connectionString: url }, { size: 6, onError: () => undefined })
  await database.owner.query('delete from folders')
  for (const name of MOVED_BETWEEN) await database.owner.query(TEMPLATE, [name, name.toLowerCase()])
  await database.owner.query(`update templates set state = 'Active', published_at = now() where name = any ($1)`, [MOVED_BETWEEN])
  await database.owner.query(`update organizations set modules = '{RECORDS,ARCHIVES}', files_limit = 1000000, storage_capacity = 100 * 1024::bigint ^ 3`)
})
afterEach(async () => {
  for (const victim of victims) victim.kill('SIGKILL')
  await database.close()
  await drop()
  await rm(folder, { recursive: true, force: true })
})

/** For everybody of the museum that works here: one field. */
const TEMPLATE = `
  with person as (select organization_id, id from users where email = 'admin@harbour.example'),
  template as (
    insert into templates (id, organization_id, name, name_key, short_description, search_key, type)
    select gen_random_uuid(), organization_id, $1, $2, '', $2, 'ALL' from person returning id, organization_id
  ),
  attribute as (
    insert into template_attributes (id, organization_id, template_id, position, name, name_key, type, required, repeatable, visible_on_portal, help_text,
      default_value, section, display_position, width, in_table, in_details)
    select gen_random_uuid(), organization_id, id, 0, 'Title', 'title', 'text', false, false, false, '', '', '', 0, 160, true, true from template
  )
  insert into template_readers (organization_id, template_id, user_id) select template.organization_id, template.id, person.id from template, person`

const start = (seed: number): ChildProcess => {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const victim = spawn(process.execPath, [program, url, folder, String(seed)], { stdio: 'pipe', env })
  victim.stderr?.on('data', (chunk: Buffer) => problems.push(chunk.toString()))
  victims.push(victim)
  return victim
}

/** Waits until a victim has told so much: once when it is ready, and then of every operation that it has come to the end of. */
const recorded = (victim: ChildProcess, count: number): Promise<void> => {
  const allReceived = new Promise<void>((resolve, reject) => {
    let received = 0
    victim.once('exit', () => reject(new Error(`A victim ended by itself: ${problems.map(String).join(' ')}`)))
    victim.stdout?.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received >= count) resolve()
    })
  })
  // The next victim is waited for later, or never where the test fails before.
  allReceived.catch(() => undefined)
  return allReceived
}

const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<readonly Row[]> => (await database.owner.query<Row>(text, values)).rows

/** What does not hold, whoever was killed at what: what is to be purged is still being purged. */
const broken = async (organization: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (const [name, statement] of Object.entries(INVARIANTS))
    if ((await rows(statement, ...(statement.includes('$1') ? [organization] : []))).length > 0) found.push(name)
  return found
}

/**
 * What is said to be done was done, once, and nothing else was. Of what was moved to the trash the log tells, as of the very moment; what is ready for the
 * web, or not any more, names the change that made it so.
 */
const UNTRUE = `
  select id from assets
  where web_ready_change is not null
    and not exists (select from jobs where queue = 'bulk operations' and state = 'Done' and outcome ->> 'batchId' = assets.web_ready_change::text)
  union
  select id from jobs bulkOperation
  where kind in ('move', 'copy', 'undo', 'restore')
      and (state = 'Done') <> exists (select from library_batches where id = (bulkOperation.outcome ->> 'batchId')::uuid)
    or kind = 'trash' and state = 'Done' and not exists (
      select from activity where resource_id = (bulkOperation.payload #>> '{asked,selection,folders,0}')::uuid and kind = 'folder.deleted' and at = bulkOperation.touched_at)`
/**
 * What an import says that it wrote was written, by the very change; each line that found an asset once; and what it is done with is as far as it says.
 */
const UNTRUE_IMPORTS = `
  select line.import_id from metadata_import_lines line
  where exists (select from assets where id = line.asset_id)
    and line.written > (select count(*) from metadata_changes change where change.asset_id = line.asset_id and change.operation_id = line.import_id)
  union
  select import.id from metadata_imports import join metadata_changes change on change.operation_id = import.id
  where not exists (select from metadata_import_lines line where line.import_id = import.id and line.asset_id = change.asset_id and (line.written > 0 or line.is_assigned))
  union
  select import.id from metadata_imports import
  where import.step in ('applying', 'applied')
    and (import.counts ->> 'added')::int + (import.counts ->> 'changed')::int <> (select coalesce(sum(line.written), 0) from metadata_import_lines line where line.import_id = import.id)
  union
  select import.id from metadata_imports import
  where import.step in ('planned', 'applied') and (import.counts ->> 'lines')::int <> import.lines`
const UNFINISHED = `
  select (select count(*) from jobs where state in ('Waiting', 'Working'))::int
    + (select count(*) from purging_items)::int + (select count(*) from released_blobs)::int as count`

const WORKED = `
  select (select count(*) from assets)::int as assets, (select count(*) from jobs where queue = 'bulk operations' and state = 'Done')::int as "bulkOperations",
    (select count(*) from zips where blob_key is not null)::int as zips, (select count(*) from activity where after ->> 'inTrash' = 'true')::int as thrown,
    (select count(*) from jobs where state = 'Done' and kind = 'trash')::int as "thrownBehind",
    (select count(*) from jobs where kind = 'webReady' and (outcome ->> 'assets')::int > 0)::int as "webReady",
    (select count(*) from metadata_imports where step in ('applied', 'undone') and (counts ->> 'added')::int > 0)::int as imported,
    (select count(*) from metadata_imports where step = 'undone')::int as "importsUndone",
    (select count(*) from activity where after ->> 'inTrash' = 'false')::int as restored,
    (select count(*) from activity where kind in ('folder.deleted', 'asset.deleted'))::int as deleted`

/** What came to its end once, also where it was taken back since. */
const worked = new Set<string>()

/** What has not come to its end once. */
const neverWorked = async (): Promise<readonly string[]> => {
  const statements = [WORKED, DESCRIPTIONS_WORKED, ...(CYCLES < KILLS_FOR_MOVES ? [] : [MOVES_WORKED])]
  const counts = await Promise.all(statements.map((statement) => rows<Record<string, number>>(statement)))
  const all = counts.flat().flatMap((row) => Object.entries(row))
  for (const [what, count] of all) if (count > 0) worked.add(what)
  return all.flatMap(([what]) => (worked.has(what) ? [] : [what]))
}

it(`whatever is killed at whatever moment, ${CYCLES} times: all that holds goes on holding, and what was begun comes to its end once`, async () => {
  const random = randomFrom(SEED)
  const [{ organization } = { organization: '' }] = await rows<{ organization: string }>(`select organization_id as organization from users where email = 'admin@harbour.example'`)
  let next = start(SEED)
  let ready = recorded(next, 1)
  let isLast = false
  for (let cycle = 1; !isLast; cycle += 1) {
    const victim = next
    await ready
    isLast = cycle >= CYCLES && (cycle >= MOST_CYCLES || (await neverWorked()).length === 0)
    if (!isLast) {
      next = start(SEED + cycle)
      ready = recorded(next, 1)
    }
    victim.stdin?.write('go\n')
    await recorded(victim, 1 + random(MOST_DONE))
    await pause(random(INTO))
    victim.kill('SIGKILL')
    await once(victim, 'exit')
    expect(await rows(UNTRUE), `after kill ${cycle}`).toEqual([])
    expect(await rows(UNTRUE_IMPORTS), `imports after kill ${cycle}`).toEqual([])
    expect(await rows(UNTRUE_MOVES), `moves after kill ${cycle}`).toEqual([])
    expect(await rows(UNTRUE_DESCRIPTIONS), `descriptions after kill ${cycle}`).toEqual([])
  }
  // The database ends by itself what the last one had begun.
  await expect.poll(() => rows(`select pid from pg_stat_activity where datname = current_database() and state like 'idle in%' and pid <> pg_backend_pid()`)).toEqual([])

  const blobs = new DiskBlobStore(join(folder, 'blobs'))
  const onError = (error: unknown): void => void problems.push(error)
  const jobs = unsentJobs
  await openUnfinishedZips(join(folder, 'zips'), true)
  const sent = new SentJobs({ onSent: (queue) => kernel.wake(queue) })
  const kernel: Kernel = new Kernel({ database, isAlone: true, workers: { files: { execute: inProcess }, ocr: { execute: inProcess } }, onError })
  kernel.register(...movingJobs(database, jobs), ...trashJobs(database, jobs), ...webReadyJobs(database), purgeJob(database, sent), removalOfFiles(database, blobs))
  kernel.register(...importJobs(database, sent), ...guidedMoveJobs(database, sent), entriesJob(database, sent))
  kernel.register(zipKind({ database, blobs, space: new DiskSpace(folder), directory: join(folder, 'zips'), onError }))
  await kernel.begin()
  await expect.poll(() => rows(UNFINISHED)).toEqual([{ count: 0 }])
  await kernel.close()

  expect(await broken(organization)).toEqual([])
  expect(await rows(UNTRUE)).toEqual([])
  expect(await rows(UNTRUE_IMPORTS)).toEqual([])
  expect(await rows(UNTRUE_MOVES)).toEqual([])
  expect(await rows(UNTRUE_DESCRIPTIONS)).toEqual([])
  const named = await rows<{ key: string }>('select blob_key as key from assets union select blob_key from asset_versions union select blob_key from zips where blob_key is not null')
  for (const { key } of named) expect(await blobs.size(key), key).toBeGreaterThan(0)
  expect(await readdir(join(folder, 'zips'))).toEqual([])
  expect(await neverWorked()).toEqual([])
  expect(problems).toEqual([])
}, 60_000 + MOST_CYCLES * 12_000)
