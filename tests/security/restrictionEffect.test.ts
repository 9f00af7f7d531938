import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { RestrictionEffect } from '../../src/domain/restrictions/restrictedTree.ts'
import type { Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'
import { makeAsset } from './matrix/targets.ts'

const OWN = 'Harbour Museum'
const MODULE = 'RECORDS'

interface ActionTarget {
  readonly kind: 'folder' | 'asset'
  readonly id: string
}

let server: TestServer
let maker: Person
let reader: Person
const folders: ActionTarget[] = []
const assets: ActionTarget[] = []

/** The folder 0 holds 1 and 2, 1 holds 3, 2 holds 4, and 5 stands alone; in each are two files. */
const PARENTS = [null, 0, 0, 1, 2, null]

beforeAll(async () => {
  server = await startTestServer()
  maker = await personWith(server.url, server.database, OWN, PERMISSIONS)
  reader = await personWith(server.url, server.database, OWN, ['VIEW_RESOURCES'])
  for (const parent of PARENTS) {
    const [one, two] = [await makeAsset(maker, MODULE), await makeAsset(maker, MODULE)]
    await server.database.owner.query('update assets set folder_id = $1 where id = $2', [one.folderId, two.id])
    await server.database.owner.query('update folders set asset_count = 2 where id = $1', [one.folderId])
    if (parent !== null) await server.database.owner.query('update folders set parent_id = $1 where id = $2', [folders[parent]?.id, one.folderId])
    folders.push({ kind: 'folder', id: one.folderId })
    assets.push({ kind: 'asset', id: one.id }, { kind: 'asset', id: two.id })
  }
})
afterAll(() => server.stop())

/** What is hidden under rules, worked out by hand. */
const hidden = (rules: ReadonlySet<string>): ReadonlySet<string> => {
  const isShut = (place: number): boolean => rules.has(folders[place]?.id ?? '') || (PARENTS[place] != null && isShut(PARENTS[place]))
  const shut = folders.flatMap(({ id }, place) => (isShut(place) ? [id] : []))
  const files = assets.flatMap(({ id }, place) => (rules.has(id) || isShut(Math.floor(place / 2)) ? [id] : []))
  return new Set([...shut, ...files])
}

const more = (some: ReadonlySet<string>, others: ReadonlySet<string>) => {
  const left = [...some].filter((id) => !others.has(id))
  const count = (targets: readonly ActionTarget[]) => left.filter((id) => targets.some((target) => target.id === id)).length
  return { folders: count(folders), files: count(assets) }
}

const post = async (path: string, body: object): Promise<unknown> => {
  const answer = await maker.ask({ method: 'POST', path, body })
  expect(answer.status, answer.text).toBe(200)
  return answer.json
}

it('counts what a change hides and shows, whatever was restricted before', async () => {
  let seed = 7
  const dice = (sides: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % sides
  }
  const targets = [...folders, ...assets]
  let rules: ReadonlySet<string> = new Set()
  for (let round = 0; round < 40; round += 1) {
    const chosen = targets.filter(() => dice(5) === 0)
    const restrict = chosen.filter(() => dice(2) === 0)
    const lift = chosen.filter((target) => !restrict.includes(target))
    const after = new Set([...rules, ...restrict.map(({ id }) => id)].filter((id) => !lift.some((target) => target.id === id)))
    const effect = (await post('/v1/restrictions/effect', { userId: reader.userId, restrict, lift })) as RestrictionEffect
    const [before, now] = [hidden(rules), hidden(after)]
    expect(effect, `round ${round}`).toEqual({ vanishing: more(now, before), appearing: more(before, now) })
    await post(`/v1/users/${reader.userId}/restrictions`, { restrict, lift })
    rules = after
  }
})

it('counts of nobody in particular what is chosen, with all that is in it', async () => {
  const [folder] = folders
  const own = await post('/v1/restrictions/effect', { restrict: [folder], lift: [] })
  expect(own).toEqual({ vanishing: { folders: 5, files: 10 }, appearing: { folders: 0, files: 0 } })
})
