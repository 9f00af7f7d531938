import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { mandateOf } from './mandate.ts'

let database: Database
let harbour: string
let fjord: string
let userId: string

beforeAll(async () => {
  database = await freshConnection()
  const { rows } = await database.owner.query<{ id: string }>(`select id from organizations where name in ('Fjord Archive', 'Harbour Museum') order by name`)
  ;[fjord, harbour] = rows.map(({ id }) => id) as [string, string]
  const [user] = (await database.owner.query<{ id: string }>(`update users set restricted = true where email = 'publisher@harbour.example' returning id`)).rows
  userId = user?.id ?? ''
  await database.owner.query(`update organizations set modules = '{RECORDS}', features = '{AutoTag,Flying}' where id = $1`, [fjord])
})
afterAll(() => database.close())

const mandate = (organizationId: string, homeOrganizationId: string | null = harbour) => mandateOf(database, { homeOrganizationId, userId, organizationId })
const named = (roles: string) => database.owner.query('update users set global_roles = $2 where id = $1', [userId, roles])

it('at home whoever sent a job has the permissions of their role, and is held by restrictions', async () => {
  const own = await mandate(harbour)
  expect(own).toMatchObject({ userId, homeOrganizationId: harbour, restricted: true })
  expect(own?.permissions.toSorted()).toEqual([...ROLE_PERMISSIONS.Publisher].toSorted())
})

it('reads in the language that they chose', async () => {
  expect(await mandate(harbour)).not.toHaveProperty('language')
  await database.owner.query(`update users set language = 'no' where id = $1`, [userId])
  expect(await mandate(harbour)).toMatchObject({ language: 'no' })
})

it('in another organization only a super administrator may, by the modules and features of that one and without restrictions', async () => {
  expect(await mandate(fjord)).toBeUndefined()
  await named('{Super Admin}')
  expect(await mandate(fjord)).toMatchObject({ homeOrganizationId: harbour, restricted: false, modules: ['RECORDS'], features: ['AutoTag'] })
  await named('{}')
})

it('whoever is in no such organization, or is blocked, may not any more', async () => {
  expect(await mandate(fjord, fjord)).toBeUndefined()
  expect(await mandate(harbour, null)).toBeUndefined()
  await database.owner.query('update users set blocked_at = now() where id = $1', [userId])
  expect(await mandate(harbour)).toBeUndefined()
})
