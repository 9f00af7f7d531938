import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { likeness, type Area } from '../../src/domain/persons/area.ts'
import { chance } from '../../src/domain/face-recognition/face.fixture.ts'
import { makePicture } from '../../tests/security/matrix/targets.ts'
import { settled } from '../../tests/support/server/settled.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { waitsForLock } from '../../tests/support/server/locks.ts'
import { erasePerson } from './eraseFaces.ts'
import { IN_RECORDS, PLACES, startFaces } from './faces.fixture.ts'

const { server, database, admin, person, reading, showing, find, compare, post, done, name } = await startFaces()
afterAll(() => server.stop())

const NAME = sql(`
  insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source, created_by, modified_by)
  select id, $1, $2, $3, $4, $5, x, y, width, height, 'Recognized', $6, $6 from picture_faces where organization_id = $1 and asset_id = $2`)

const VIEWER = { ...admin, firstName: 'Ada', lastName: 'Berg', homeOrganizationId: admin.organizationId } as unknown as Parameters<typeof erasePerson>[1]

const HOLD = sql('select from assets where id = $1 for no key update')

const ids = async (table: string, assetId: string): Promise<readonly string[]> =>
  (await database.owner.query<{ id: string }>(`select id from ${table} where asset_id = $1`, [assetId])).rows.map(({ id }) => id)

describe('what is learnt of faces', () => {
  it('is read by nobody but who compares them, and drawn by nobody but who shows them', async () => {
    const readers = async (table: string): Promise<readonly string[]> => {
      const sources = globSync('{server,src}/**/*.{ts,tsx}').filter((path) => !/\.(test|fixture|stories)\.tsx?$/.test(path))
      const texts = await Promise.all(sources.map(async (path) => [path, await readFile(path, 'utf8')] as const))
      return texts.flatMap(([path, text]) => (text.includes(table) ? [path] : [])).toSorted()
    }
    expect(await readers('face_descriptors')).toEqual(['server/face-recognition/faceReader.ts', 'server/face-recognition/groupFaces.ts'])
    expect(await readers('face_crops')).toEqual(['server/face-recognition/faceReader.ts', 'server/face-recognition/readCrop.ts'])
  })

  it('is in no copy of an asset, and is gone with it', async () => {
    const made = await showing(person())
    await compare()
    const body = { selection: { kind: 'items', folders: [], assets: [made.id] }, destinationId: made.folderId, decisions: { assets: 'rename' } }
    const copied = await admin.ask({ method: 'POST', path: '/v1/library/copy', headers: IN_RECORDS, body })
    expect(copied.status, copied.text).toBeLessThan(300)
    const { rows } = await database.owner.query<{ faces: number; assets: number }>(
      'select count(distinct face.id)::integer as faces, count(distinct asset.id)::integer as assets from assets asset left join picture_faces face on face.asset_id = asset.id where asset.folder_id = $1',
      [made.folderId],
    )
    expect(rows).toEqual([{ faces: 1, assets: 2 }])
    await database.owner.query('delete from assets where id = $1', [made.id])
    const left = await database.owner.query(`select from picture_faces where asset_id = $1 union all select from face_descriptors where face_id not in (select id from picture_faces)`, [made.id])
    expect(left.rowCount).toBe(0)
  })

  it('is of the file that an asset has: another file is looked at anew, and the same keeps its faces', async () => {
    const ada = person()
    const made = await showing(ada)
    const [before] = await ids('picture_faces', made.id)
    await find(made, ada)
    expect(await ids('picture_faces', made.id)).toEqual([before])
    await database.owner.query(`update assets set content_version = 'other' where id = $1`, [made.id])
    await find({ id: made.id, contentVersion: 'other' }, ada)
    const after = await ids('picture_faces', made.id)
    expect(after).toHaveLength(1)
    expect(after).not.toEqual([before])
  })
})

it('a face has the name of whoever is marked where it lies, and of nobody beside it: as areas are compared everywhere', async () => {
  const next = chance(5)
  const { id, contentVersion } = await makePicture(admin, 'RECORDS')
  const face: Area = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }
  await database.owner.query(
    'insert into picture_faces (id, organization_id, asset_id, content_version, x, y, width, height, confidence) values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, 0.9)',
    [admin.organizationId, id, contentVersion, face.x, face.y, face.width, face.height],
  )
  const linked = async (area: Area): Promise<boolean> => {
    const body = { contentVersion, persons: [{ name: name(), area, source: 'Drawn' }] }
    const { persons } = await done<{ readonly persons: readonly { readonly id: string; readonly revision: number }[] }>(admin.ask({ method: 'POST', path: `/v1/assets/${id}/persons`, headers: IN_RECORDS, body }))
    const isLinked = (await database.owner.query('select from picture_faces where asset_id = $1 and person_id = $2', [id, persons[0]?.id])).rowCount === 1
    await done(admin.ask({ method: 'DELETE', path: `/v1/assets/${id}/persons/${persons[0]?.id ?? ''}?revision=${persons[0]?.revision ?? 0}`, headers: IN_RECORDS }))
    return isLinked
  }
  const seen = { linked: 0, apart: 0 }
  for (let at = 0; at < 24; at += 1) {
    const area = { x: 0.3 + next() * 0.2, y: 0.3 + next() * 0.2, width: 0.15 + next() * 0.2, height: 0.15 + next() * 0.2 }
    const isSame = likeness(area, face) >= 0.3
    expect([area, await linked(area)]).toEqual([area, isSame])
    seen[isSame ? 'linked' : 'apart'] += 1
  }
  expect(Math.min(seen.linked, seen.apart)).toBeGreaterThan(3)
})

it('is erased of whoever is being named so at that moment as well', async () => {
  const made = await showing(person())
  const who = name()
  const [named, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const naming = inTenant(database, admin.organizationId, async (tenant) => {
    await tenant.query(NAME, [admin.organizationId, made.id, made.contentVersion, who, nameKey(who), admin.userId])
    named.resolve()
    await goOn.promise
  })
  await named.promise
  const erasing = done<object>(post('erase', { name: who }))
  await Promise.race([erasing, waitsForLock(database)])
  goOn.resolve()
  await Promise.all([naming, erasing])
  expect(await ids('picture_faces', made.id)).toEqual([])
  expect(await ids('asset_persons', made.id)).toHaveLength(1)
})

describe('is erased of whoever is being found at that moment', () => {
  const drawn = async () => {
    const made = await makePicture(admin, 'RECORDS')
    await settled(database)
    const who = name()
    const body = { contentVersion: made.contentVersion, persons: [{ name: who, area: PLACES[0], source: 'Drawn' }] }
    await done(admin.ask({ method: 'POST', path: `/v1/assets/${made.id}/persons`, headers: IN_RECORDS, body }))
    return { made, who }
  }
  /** Does its work in a transaction, which ends when the test says so. */
  const held = (work: (tenant: Tenant) => Promise<unknown>) => {
    const [done, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const whole = inTenant(database, admin.organizationId, async (tenant) => {
      await work(tenant)
      done.resolve()
      await goOn.promise
    })
    return { done: done.promise, end: () => (goOn.resolve(), whole) }
  }

  it('where their picture was read first', async () => {
    const { made, who } = await drawn()
    const keep = await reading(made, person())
    const read = held(keep)
    await read.done
    const erasing = done<object>(post('erase', { name: who }))
    await Promise.race([erasing, waitsForLock(database)])
    await Promise.all([read.end(), erasing])
    expect(await ids('picture_faces', made.id)).toEqual([])
  })

  it('where they were erased first', async () => {
    const { made, who } = await drawn()
    const erasing = held((tenant) => erasePerson(tenant, VIEWER, who))
    await erasing.done
    const keep = await reading(made, person())
    const read = inTenant(database, admin.organizationId, keep)
    await Promise.race([read, waitsForLock(database)])
    await Promise.all([erasing.end(), read])
    expect(await ids('picture_faces', made.id)).toEqual([])
  })

  it('also where a picture is held in which they are likely: nobody waits for each other', async () => {
    const { made, who } = await drawn()
    await find(made, person())
    await database.owner.query(
      `update picture_faces set person_id = null, likely_name = $2, likely_key = $3, likely_confidence = 0.6 where asset_id = $1`,
      [made.id, who, nameKey(who)],
    )
    const holding = held((tenant) => tenant.query(HOLD, [made.id]))
    await holding.done
    await done(post('erase', { name: who }))
    await holding.end()
    expect(await ids('picture_faces', made.id)).toEqual([])
  })

  it('where they are compared with others meanwhile: whom they would be suggested for', async () => {
    const ada = person()
    const { made, who } = await drawn()
    await find(made, ada)
    const [later, stranger] = [await showing(ada), await showing(person())]
    const erasing = held((tenant) => erasePerson(tenant, VIEWER, who))
    await erasing.done
    const comparing = compare()
    await Promise.race([comparing, waitsForLock(database)])
    await Promise.all([erasing.end(), comparing])
    expect([await ids('picture_faces', later.id), (await ids('picture_faces', stranger.id)).length]).toEqual([[], 1])
  })
})

it('goes with its organization', async () => {
  const ada = person()
  const [one] = [await showing(ada), await showing(ada)]
  await compare()
  const { rows } = await database.owner.query<{ id: string; contentVersion: string }>('select id, content_version as "contentVersion" from assets where id = $1', [one.id])
  const body = { contentVersion: rows[0]?.contentVersion, persons: [{ name: name(), area: { x: 0, y: 0.2, width: 0.2, height: 0.3 }, source: 'Drawn' }] }
  await done(admin.ask({ method: 'POST', path: `/v1/assets/${one.id}/persons`, headers: IN_RECORDS, body }))
  await compare()
  // A job of one of its pictures would lock what is deleted the other way round.
  const jobs = () => database.owner.query(`select from jobs where organization_id = $1 and state in ('Waiting', 'Working')`, [admin.organizationId])
  await expect.poll(async () => (await jobs()).rowCount).toBe(0)
  await database.owner.query('delete from organizations where id = $1', [admin.organizationId])
  for (const table of ['picture_faces', 'face_descriptors', 'face_crops']) expect((await database.owner.query(`select from ${table}`)).rowCount).toBe(0)
})
