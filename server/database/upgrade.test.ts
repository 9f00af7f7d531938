import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import * as Schema from 'effect/Schema'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../tests/support/server/testServer.ts'
import { zip } from '../downloads/jobs.ts'
import { mail } from '../mail/jobs.ts'
import { manyMoved } from '../move-copy/jobs.ts'
import { thumbnail } from '../processing/kinds.ts'
import { entry } from '../search-index/kinds.ts'
import { purging } from '../trash/purgeJob.ts'
import { migrate } from './migrate.ts'

/** The version before the kernel of jobs, with work that waits in each of the loops it replaced. */
const BEFORE_JOBS = '0180_functions.sql'
const MIGRATIONS = new URL('./migrations/', import.meta.url)

const [organization, user, folder, asset] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
const [waitingZip, readyZip, move, moved, letter, picture, index] = Array.from({ length: 7 }, () => randomUUID()) as [string, string, string, string, string, string, string]

const selection = { kind: 'items', folders: [folder], assets: [asset] }
const zipAsked = { from: 'library', type: 'RECORDS', selection }
const moveAsked = { selection, destinationId: null, decisions: { assets: 'rename' } }

/** As rows stood in the tables of that version; the queue was another library's, in a schema of its own. */
const OLD: readonly (readonly [text: string, ...values: readonly unknown[]])[] = [
  [`insert into organizations (id, name, name_key, modules, storage_capacity, files_limit) values ($1, 'Museum', 'museum', '{RECORDS}', 1e9, 1000)`, organization],
  [`insert into roles (id, organization_id, name, name_key, permissions) values ($1, $1, 'Role', 'role', '{}')`, organization],
  [
    `insert into users (id, organization_id, username, username_key, email, email_key, first_name, last_name, name_key, role_id)
     values ($1, $2, 'ada', 'ada', 'ada@museum.example', 'ada@museum.example', 'Ada', 'Berg', 'ada berg', $2)`,
    user,
    organization,
  ],
  [
    `insert into folders (id, organization_id, type, name, name_key, created_at, modified_at, created_by, modified_by)
     values ($1, $2, 'RECORDS', 'Letters', 'letters', now(), now(), $3, $3)`,
    folder,
    organization,
    user,
  ],
  ...([[waitingZip, 'Making', 10, 4], [readyZip, 'Ready', 10, 10]] as const).map(
    ([id, state, total, done]) =>
      [
        `insert into zips (id, organization_id, home_organization_id, user_id, name, state, files, total, done, asked, expires_at)
         values ($1, $2, $2, $3, 'Letters', $4, 1, $5, $6, $7, '2030-01-02')`,
        id, organization, user, state, total, done, zipAsked,
      ] as const,
  ),
  ...([[move, 'Working'], [moved, 'Done']] as const).map(
    ([id, state]) =>
      [
        `insert into relocations (id, organization_id, home_organization_id, user_id, type, action, asked, count, name, state, total, touched_at)
         values ($1, $2, $2, $3, 'RECORDS', 'move', $4, 2, null, $5, 2, '2030-01-01')`,
        id, organization, user, moveAsked, state,
      ] as const,
  ),
  [`insert into condemned_items (id, organization_id, kind, type) values ($1, $2, 'folder', 'RECORDS')`, folder, organization],
  ['create schema jobs'],
  ['create table jobs.job (id uuid, name text, data jsonb, state text, retry_count integer, priority integer, start_after timestamptz, created_on timestamptz)'],
  [
    `insert into jobs.job values
       ($1, 'mails', $4, 'retry', 3, 0, '2030-01-01', now()),
       ($2, 'assets', $5, 'active', 0, 2, now(), now()),
       ($3, 'assets', $6, 'created', 0, 0, now(), now()),
       (gen_random_uuid(), 'assets', $6, 'completed', 0, 0, now(), now())`,
    letter, picture, index,
    { organizationId: organization, kind: 'password', subjectId: user },
    { organizationId: organization, name: 'thumbnail', assetId: asset },
    { organizationId: organization, name: 'entry', assetId: asset },
  ],
]

interface Carried {
  readonly id: string
  readonly kind: string
  readonly queue: string
  readonly state: string
  readonly payload: unknown
  readonly series: string | null
  readonly userId: string | null
  readonly tries: number
  readonly priority: number
  readonly dueAt: Date
  readonly expiresAt: Date | null
}

let owner: pg.Client
let drop: () => Promise<void>
let jobs: readonly Carried[]

beforeAll(async () => {
  const database = await freshDatabase('bare')
  drop = database.drop
  owner = new pg.Client(database.url)
  await owner.connect()
  await owner.query('grant usage on schema public to vitrine_app')
  await owner.query('create table migrations (name text primary key, applied_at timestamptz not null default now())')
  for (const name of (await readdir(MIGRATIONS)).filter((file) => file <= BEFORE_JOBS).toSorted()) {
    await owner.query(`${await readFile(new URL(name, MIGRATIONS), 'utf8')};\nselect protect_tenant_tables()`)
    await owner.query('insert into migrations (name) values ($1)', [name])
  }
  for (const [text, ...values] of OLD) await owner.query(text, [...values])
  await migrate(owner)
  const { rows } = await owner.query<Carried>(
    `select id, kind, queue, state, payload, series, user_id as "userId", tries, priority, due_at as "dueAt", expires_at as "expiresAt" from jobs`,
  )
  jobs = rows
})
afterAll(async () => {
  await owner.end()
  await drop()
})

const job = (id: string): Carried | undefined => jobs.find((one) => one.id === id)

it.each([
  { what: 'a zip that was being made', id: waitingZip, kind: zip, payload: zipAsked, state: 'Waiting' },
  { what: 'a move that was being carried out', id: move, kind: manyMoved, payload: { type: 'RECORDS', count: 2, name: null, destinationId: null, destinationName: null, asked: moveAsked }, state: 'Waiting' },
  { what: 'a mail that failed three times', id: letter, kind: mail, payload: { kind: 'password', subjectId: user }, state: 'Waiting' },
  { what: 'a thumbnail that was being made', id: picture, kind: thumbnail, payload: { assetId: asset }, state: 'Waiting' },
  { what: 'an entry of the search index', id: index, kind: entry, payload: { assetId: asset }, state: 'Waiting' },
])('$what goes on as a job that its kind can read', ({ id, kind, payload, state }) => {
  expect(job(id)).toMatchObject({ kind: kind.name, queue: kind.queue.name, state, payload })
  expect(Schema.decodeUnknownSync(kind.payload as Schema.Codec<unknown>)(job(id)?.payload)).toEqual(payload)
})

it('what was deleted for good is purged by one job of the organization', () => {
  expect(jobs.filter(({ kind }) => kind === purging.name)).toMatchObject([{ queue: purging.queue.name, series: 'purge', state: 'Waiting' }])
})

it('what was whose, what had ended, and when the next try is due stay as they were', () => {
  expect(jobs.map(({ id }) => id)).toHaveLength(8)
  expect([waitingZip, readyZip, move, moved].map((id) => job(id)?.userId)).toEqual([user, user, user, user])
  expect(job(readyZip)).toMatchObject({ state: 'Done', expiresAt: new Date('2030-01-02') })
  expect(job(moved)).toMatchObject({ state: 'Done', series: 'RECORDS', expiresAt: new Date('2030-01-02') })
  expect(job(letter)).toMatchObject({ tries: 3, dueAt: new Date('2030-01-01') })
  expect(job(picture)?.priority).toBe(thumbnail.priority)
})

it('the tables of the earlier loops are gone', async () => {
  const { rows } = await owner.query(`select to_regclass('relocations') as moves, to_regnamespace('jobs') as queue`)
  expect(rows).toEqual([{ moves: null, queue: null }])
})

it('folders that were there have their numbers, and new ones those that follow', async () => {
  const { rows } = await owner.query<{ position: number }>(
    `insert into folders (id, organization_id, type, parent_id, name, name_key, created_at, modified_at, created_by, modified_by)
     select gen_random_uuid(), organization_id, type, id, 'Later', 'later', now(), now(), created_by, created_by from folders where id = $1 returning position`,
    [folder],
  )
  expect((await owner.query('select position from folders where id = $1', [folder])).rows).toEqual([{ position: 1 }])
  expect(rows).toEqual([{ position: 2 }])
})
