import { afterAll, beforeAll, expect, it } from 'vitest'
import { MODULES } from '../../src/domain/access/modules.ts'
import { makePicture } from '../../tests/security/matrix/targets.ts'
import { multiply, planOf, rowsOf } from '../../tests/support/server/plan.ts'
import { startFaces } from './faces.fixture.ts'
import type { FaceViewer } from './facesSeen.ts'
import { groupsPage, membersPage } from './groups.ts'

const { server, database, admin } = await startFaces()
afterAll(() => server.stop())

const FACES = 12_000
const PEOPLE = 3_000
/** Of whom nobody is in the list. */
const NAMED = 20_000
const viewer: FaceViewer = { userId: admin.userId, restricted: false, modules: MODULES }

beforeAll(async () => {
  const { id } = await makePicture(admin, 'RECORDS')
  await multiply(database, id, 2_000)
  await database.owner.query('alter table picture_faces disable trigger user')
  await database.owner.query(
    `with pictures as (select organization_id, id, content_version, row_number() over (order by position) - 1 as at from assets where name like 'plan %')
     insert into picture_faces (id, organization_id, asset_id, content_version, x, y, width, height, confidence, group_id, is_ignored)
     select md5('face ' || face)::uuid, organization_id, pictures.id, content_version, 0.1, 0.1, 0.2, 0.3, 0.9, md5('group ' || face % ${PEOPLE})::uuid, face > ${FACES}
     from generate_series(1, ${FACES + NAMED}) as face join pictures on pictures.at = face % 2000`,
  )
  await database.owner.query('alter table picture_faces enable trigger user')
  await database.owner.query('vacuum analyze picture_faces')
  await database.owner.query('vacuum analyze assets')
})

it('groups of more than ten thousand faces are counted by the index of those that are listed, each face once', async () => {
  for (const after of [undefined, `4.${admin.organizationId}`]) {
    const plan = await planOf(database, admin.organizationId, (tenant) => groupsPage(tenant, viewer, { after, limit: 50 }))
    const faces = plan.filter((node) => node['Relation Name'] === 'picture_faces')
    expect(faces.map((node) => node['Index Name'])).toEqual(['picture_faces_unnamed'])
    expect(rowsOf(plan, 'picture_faces')).toBe(FACES)
    expect(rowsOf(plan, 'assets')).toBeLessThanOrEqual(FACES + 10)
  }
})

it('a page of a group looks at its faces alone', async () => {
  const { rows } = await database.owner.query<{ id: string }>(`select md5('group 7')::uuid::text as id`)
  const plan = await planOf(database, admin.organizationId, (tenant) => membersPage(tenant, viewer, rows[0]?.id ?? '', { limit: 50 }))
  expect(rowsOf(plan, 'picture_faces')).toBeLessThanOrEqual((FACES + NAMED) / PEOPLE + 1)
})
