import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { FEATURES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { people } from '../../src/domain/face-recognition/face.fixture.ts'
import { SAME_PERSON } from '../../src/domain/face-recognition/faces.ts'
import type { Area } from '../../src/domain/persons/area.ts'
import { personWith } from '../../tests/security/matrix/people.ts'
import { inModule, makePicture, type MadeAsset } from '../../tests/security/matrix/targets.ts'
import { unsentJobs } from '../../tests/support/server/kernel.ts'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { settled } from '../../tests/support/server/settled.ts'
import { startTestServer } from '../../tests/support/server/testServer.ts'
import { inTenant } from '../database/tenant.ts'
import { faceReader } from './faceReader.ts'
import { groupFaces } from './groupFaces.ts'

export const IN_RECORDS = inModule('RECORDS')

/** Places of faces in a picture that do not touch. */
export const PLACES: readonly Area[] = [0, 1, 2, 3].map((at) => ({ x: at * 0.25, y: 0.2, width: 0.2, height: 0.3 }))

const PIXELS = { data: new Uint8Array(64 * 64 * 3).fill(128), width: 64, height: 64 }

interface Group {
  readonly id: string
  readonly count: number
  readonly likely: string | null
  readonly faces: readonly { readonly id: string; readonly assetId: string }[]
}

/** A server whose organizations have every feature, on which faces are recognized, with pictures in which faces were found: whose they are, the test says. */
export const startFaces = async () => {
  const server = await startTestServer()
  const { database } = server
  await database.owner.query('update organizations set features = $1', [FEATURES])
  // Faces are compared when the test says so, and by no worker beside it.
  await database.owner.query(`create rule compared_by_test as on insert to jobs where new.kind = 'groupingFaces' do instead nothing`)
  const [admin, reader] = await Promise.all([signIn(server.url, 'admin@harbour.example'), personWith(server.url, database, 'Harbour Museum', PERMISSIONS)])
  /** Signed in anew: what somebody may changed. */
  const renewed = async (one: Person): Promise<Person> => {
    const { token } = (await one.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: one.refreshToken } })).json as { readonly token: string }
    return { ...one, token, ask: (asking) => one.ask({ ...asking, headers: { ...asking.headers, authorization: `Bearer ${token}` } }) }
  }
  await database.owner.query(`create rule read_by_test as on insert to jobs where new.kind in ('recognizing', 'recognizingHoldings') do instead nothing`)
  const switchFaces = (isOn: boolean) =>
    database.owner.query(
      `insert into recognition_settings (organization_id, recognition, is_on, changed_by, changed_by_name) values ($1, 'Faces', $2, $3, 'Ada')
       on conflict (organization_id, recognition) do update set is_on = excluded.is_on`,
      [admin.organizationId, isOn, admin.userId],
    )
  await switchFaces(true)
  const { person, picture } = people(11)
  const read = faceReader(unsentJobs)
  /** What a worker that read the picture would keep, within its transaction. */
  const reading = async ({ id, contentVersion }: Pick<MadeAsset, 'id' | 'contentVersion'>, ...who: readonly (readonly number[])[]) => {
    const faces = who.map((one, at) => ({ area: PLACES[at] ?? { x: 0, y: 0, width: 0.1, height: 0.1 }, confidence: 0.9, descriptor: picture(one), joinsFrom: SAME_PERSON }))
    return read.prepare({ id, contentVersion, tags: [], language: null, text: '', part: 'Whole' }, { objects: [], faces, pixels: PIXELS }, admin.organizationId)
  }
  const find = async (...found: Parameters<typeof reading>): Promise<void> => inTenant(database, admin.organizationId, await reading(...found))
  /** A picture of some people. */
  const showing = async (...who: readonly (readonly number[])[]): Promise<MadeAsset> => {
    const made = await makePicture(admin, 'RECORDS')
    await settled(database)
    await find(made, ...who)
    return made
  }
  const compare = (): Promise<void> => groupFaces(database, admin.organizationId, new AbortController().signal)
  const post = (path: string, body: object, by: Person = admin): Promise<Answer> => by.ask({ method: 'POST', path: `/v1/face-recognition/${path}`, body })
  const done = async <Value>(asked: Promise<Answer>): Promise<Value> => {
    const answer = await asked
    expect(answer.status, answer.text).toBe(200)
    return answer.json as Value
  }
  const groups = async (by: Person = admin, query = ''): Promise<readonly Group[]> =>
    (await done<{ readonly groups: readonly Group[] }>(by.ask({ path: `/v1/face-recognition/groups?limit=200${query}` }))).groups
  const suggestions = async (assetId: string): Promise<readonly { readonly subject: string; readonly value: readonly string[]; readonly state: string }[]> =>
    (await database.owner.query(`select subject, value, state from suggestions where asset_id = $1 and kind = 'Face' order by subject`, [assetId])).rows
  return { server, database, admin, reader, renewed, person, reading, find, showing, compare, switchFaces, post, done, groups, suggestions, name: () => `Ada ${randomUUID().slice(0, 8)}` }
}
