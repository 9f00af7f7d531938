import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { unsentJobs } from '../../tests/support/server/kernel.ts'
import { waitsForLock } from '../face-recognition/locks.fixture.ts'
import { startFaces } from '../face-recognition/faces.fixture.ts'
import type { Recognition } from '../../src/domain/recognition/setting.ts'
import { inTenant } from '../database/tenant.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import type { ReadPart } from '../processing/readListeners.ts'
import { sweepOfReadings } from './jobs.ts'
import { readAsset, type Reader } from './readAsset.ts'
import { readLater } from './readings.ts'

const { server, database, admin, person, reading, find, showing, compare, done } = await startFaces()
afterAll(() => server.stop())
// What is there is read by the test, and by no worker beside it.
await database.owner.query(`create rule read_by_test as on insert to jobs where new.kind in ('recognizing', 'recognizingHoldings') do instead nothing`)

const set = (isOn: boolean) =>
  database.owner.query(
    `insert into recognition_settings (organization_id, recognition, is_on, changed_by, changed_by_name) select $1, recognition, $2, $3, 'Ada' from unnest('{Faces,Tags}'::text[]) as recognition
     on conflict (organization_id, recognition) do update set is_on = excluded.is_on`,
    [admin.organizationId, isOn, admin.userId],
  )
const note = (assetId: string, recognition: Recognition, state: string) =>
  database.owner.query(
    `insert into recognition_readings (organization_id, recognition, asset_id, content_version, state) select organization_id, $2, id, content_version, $3 from assets where id = $1
     on conflict (organization_id, recognition, asset_id) do update set state = excluded.state`,
    [assetId, recognition, state],
  )
const states = async (assetId: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await database.owner.query<{ recognition: string; state: string }>('select recognition, state from recognition_readings where asset_id = $1', [assetId])).rows.map(({ recognition, state }) => [recognition, state]),
  )
const put = (body: object) => done<object>(admin.ask({ method: 'PUT', path: '/v1/face-recognition', body }))
const facesOf = async (assetId: string) => (await database.owner.query('select from picture_faces where asset_id = $1', [assetId])).rowCount

beforeEach(() => set(true))

describe('switched off and erased', () => {
  it('nothing comes back of what is being read at that moment', async () => {
    const made = await showing()
    // Nobody looks at its pixels: what is found in them, the test says.
    await database.owner.query(`update assets set preview = 'none' where id = $1`, [made.id])
    await note(made.id, 'Faces', 'Queued')
    const [kept, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const finding: Reader = {
      prepare: async () => {
        const keep = await reading(made, person())
        return async (tenant) => {
          await keep(tenant)
          kept.resolve()
          await goOn.promise
        }
      },
    }
    const parts = { database, blobs: {} as BlobStore, readers: { Faces: finding, Tags: finding }, onFailed: (what: string, error: unknown) => kept.reject(new Error(what, { cause: error })) }
    const work = { organizationId: admin.organizationId, payload: { assetId: made.id } } as Parameters<typeof readAsset>[1]
    const read = readAsset(parts, work)
    await kept.promise
    const off = put({ isOn: false, consent: '', erase: true })
    await Promise.race([off, waitsForLock(database)])
    goOn.resolve()
    await Promise.all([read, off])
    expect(await facesOf(made.id)).toBe(0)
  })

  it('is written down, also where it was off already', async () => {
    const made = await showing(person())
    await put({ isOn: false, consent: '', erase: false })
    expect(await facesOf(made.id)).toBe(1)
    await put({ isOn: false, consent: '', erase: true })
    expect(await facesOf(made.id)).toBe(0)
    const { rows } = await database.owner.query<{ after: unknown }>(`select after from activity where kind = 'tenant.updated' order by at desc limit 2`)
    expect(rows.map(({ after }) => after)).toEqual([{ facialRecognition: false, erased: true }, { facialRecognition: false }])
  })
})

it('switched on again, reads what was in line when it was switched off', async () => {
  const made = await showing()
  await note(made.id, 'Faces', 'Queued')
  await set(false)
  await put({ isOn: true, consent: 'Agreed.', erase: false })
  expect(await states(made.id)).toMatchObject({ Faces: 'Waiting' })
})

it('has faces compared within the hour that nobody compared, and no others', async () => {
  await database.owner.query(`
    create table comparings (id uuid);
    create or replace rule compared_by_test as on insert to jobs where new.kind = 'groupingFaces' do instead insert into comparings values (new.id)`)
  const sweep = () => sweepOfReadings({ database, jobs: unsentJobs }).open({})?.run({} as never)
  const comparings = async () => (await database.owner.query('select from comparings')).rowCount
  await showing(person())
  await sweep()
  expect(await comparings()).toBe(1)
  await compare()
  await sweep()
  expect(await comparings()).toBe(1)
})

it('looks for faces in pictures alone: a text that is there later has no others', async () => {
  const made = await showing()
  await find(made)
  const came = (part: ReadPart) => inTenant(database, admin.organizationId, (tenant) => readLater(tenant, unsentJobs, made.id, part))
  for (const recognition of ['Faces', 'Tags'] as const) await note(made.id, recognition, 'Read')
  await came('text')
  expect(await states(made.id)).toEqual({ Faces: 'Read', Tags: 'Queued' })
  await came('picture')
  expect(await states(made.id)).toEqual({ Faces: 'Queued', Tags: 'Queued' })
})
