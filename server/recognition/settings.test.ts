import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { unsentJobs } from '../../tests/support/server/kernel.ts'
import { waitsForLock } from '../../tests/support/server/locks.ts'
import { eraseTagsJob } from '../auto-tag/erase.ts'
import { inTenant } from '../database/tenant.ts'
import { sweepOfReadings } from './jobs.ts'
import type { Reader } from './readAsset.ts'
import { startReadings } from './readings.fixture.ts'
import { noteReadings } from './readings.ts'

const { server, database, admin, person, reading, showing, compare, done, set, note, states, unseen, readBy } = await startReadings()
afterAll(() => server.stop())

const put = (body: object) => done<object>(admin.ask({ method: 'PUT', path: '/v1/face-recognition', body }))
const facesOf = async (assetId: string) => (await database.owner.query('select from picture_faces where asset_id = $1', [assetId])).rowCount

beforeEach(() => set(true))

describe('switched off and erased', () => {
  it('nothing comes back of what is being read at that moment', async () => {
    const made = await showing()
    await unseen(made.id)
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
    const read = readBy(made.id, { Faces: finding, Tags: finding })
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

it('switched on again while tags are erased, reads everything anew', async () => {
  const made = await showing()
  await note(made.id, 'Tags', 'Read')
  await set(false)
  const ERASING = 4711
  await database.owner.query(`
    create function hold_erasing() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(${ERASING}); return null; end $$;
    create trigger held before delete on recognition_readings for each statement execute function hold_erasing()`)
  const holding = await database.owner.connect()
  await holding.query(`select pg_advisory_lock(${ERASING})`)
  const erasing = eraseTagsJob(database).open({})?.run({ organizationId: admin.organizationId, signal: new AbortController().signal } as never)
  await waitsForLock(database)
  // As another node would, once it is switched on.
  const noted = done(admin.ask({ method: 'PUT', path: '/v1/auto-tag', body: { isOn: true, erase: false } })).then(() =>
    inTenant(database, admin.organizationId, (tenant) => noteReadings(tenant, 'Tags')),
  )
  await Promise.race([noted, waitsForLock(database, { least: 2 })])
  await holding.query(`select pg_advisory_unlock(${ERASING})`)
  holding.release()
  await Promise.all([erasing, noted])
  await database.owner.query('drop trigger held on recognition_readings')
  expect(await states(made.id)).toMatchObject({ Tags: 'Waiting' })
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
