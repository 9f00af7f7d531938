import { afterAll, describe, expect, it } from 'vitest'
import { nameKey } from '../../src/domain/naming/names.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { ignoreFaces, mergeGroups } from './arrangeFaces.ts'
import { IN_RECORDS, PLACES, startFaces } from './faces.fixture.ts'
import { waitsForLock } from '../../tests/support/server/locks.ts'

const { server, database, admin, person, showing, compare, switchFaces, done, groups, suggestions, name } = await startFaces()
afterAll(() => server.stop())

const HOLD = sql('select from assets where id = $1 for no key update')
const RENAME = sql('update asset_persons set name = $2, name_key = $3, revision = revision + 1 where asset_id = $1')

type Made = Awaited<ReturnType<typeof showing>>

/** Somebody does this while faces are compared: it was begun before that, and ends when what was found is to be written. */
const meanwhile = async (work: (tenant: Tenant) => Promise<unknown>): Promise<void> => {
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const whole = inTenant(database, admin.organizationId, async (tenant) => {
    await work(tenant)
    begun.resolve()
    await goOn.promise
  })
  await begun.promise
  const comparing = compare()
  await Promise.race([comparing, waitsForLock(database)])
  goOn.resolve()
  await Promise.all([whole, comparing])
}

const VIEWER = { ...admin, restricted: false, modules: ['RECORDS'] } as unknown as Parameters<typeof mergeGroups>[1]
const groupOf = async (made: Made): Promise<string> =>
  (await database.owner.query<{ id: string }>('select group_id as id from picture_faces where asset_id = $1', [made.id])).rows[0]?.id ?? expect.fail('The face is in no group')

it('whoever is named otherwise meanwhile is suggested by that name', async () => {
  const ada = person()
  const made = await showing(ada)
  const [first, second] = [name(), name()]
  const body = { contentVersion: made.contentVersion, persons: [{ name: first, area: PLACES[0], source: 'Drawn' }] }
  await done(admin.ask({ method: 'POST', path: `/v1/assets/${made.id}/persons`, headers: IN_RECORDS, body }))
  const later = await showing(ada)
  await meanwhile(async (tenant) => {
    // As whoever changes a person does it, the picture held first.
    await tenant.query(HOLD, [made.id])
    await tenant.query(RENAME, [made.id, second, nameKey(second)])
  })
  await compare()
  expect((await suggestions(later.id)).map(({ value }) => value)).toEqual([[second]])
})

it('whoever comes to a group that is put into another one meanwhile is in that', async () => {
  const [ada, eve] = [person(), person()]
  const [one, other] = [await showing(ada), await showing(eve)]
  await compare()
  const into = await groupOf(other)
  const from = await groupOf(one)
  const later = await showing(ada)
  await meanwhile((tenant) => mergeGroups(tenant, VIEWER, [into, from]))
  await compare()
  expect([await groupOf(one), await groupOf(later)]).toEqual([into, into])
})

it.each([true, false])('whoever comes to a group whose being ignored becomes %s meanwhile is as it is', async (ignored) => {
  const ada = person()
  const made = await showing(ada)
  await compare()
  const group = await groupOf(made)
  const become = (is: boolean) => (tenant: Tenant) => ignoreFaces(tenant, VIEWER, { groups: [group], faces: [], ignored: is })
  await inTenant(database, admin.organizationId, become(!ignored))
  await showing(ada)
  await meanwhile(become(ignored))
  expect((await groups(admin, ignored ? '&ignored=true' : '')).find(({ id }) => id === group)?.count).toBe(2)
})

describe('faces that are kept after they were switched off', () => {
  const SWITCH = sql(`update recognition_settings set is_on = false where organization_id = $1 and recognition = 'Faces'`)
  const nameByHand = ({ id, contentVersion }: Made, who: string) =>
    done(admin.ask({ method: 'POST', path: `/v1/assets/${id}/persons`, headers: IN_RECORDS, body: { contentVersion, persons: [{ name: who, area: PLACES[0], source: 'Drawn' }] } }))

  it.each<[string, (work: () => Promise<unknown>) => Promise<unknown>]>([
    ['before', async (compareThem) => {
      await switchFaces(false)
      await compareThem()
    }],
    ['while they are compared', () => meanwhile((tenant) => tenant.query(SWITCH, [tenant.organizationId]))],
  ])('teach nothing of who is named by hand, until they are switched on again: switched off %s', async (_, off) => {
    const ada = person()
    const [made, other] = [await showing(ada), await showing(ada)]
    await compare()
    const who = name()
    await nameByHand(made, who)
    await off(compare)
    expect(await suggestions(other.id)).toEqual([])
    await switchFaces(true)
    await compare()
    expect((await suggestions(other.id)).map(({ value }) => value)).toEqual([[who]])
  })
})
