import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAsset } from '../../tests/security/matrix/targets.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { inTenant } from '../database/tenant.ts'
import { attribute, attributeOf, IN_RECORDS, publishedTemplate, saySo, type MadeTemplate } from '../metadata-table/described.fixture.ts'
import { enterAssets } from '../search-index/assetEntries.ts'
import { mistakesBetween } from './spelling.ts'

let server: TestServer
let admin: Person
let publisher: Person
let stranger: Person
let template: MadeTemplate

const folder = async (name: string, by = admin): Promise<string> =>
  ((await by.ask({ method: 'POST', path: '/v1/folders', headers: IN_RECORDS, body: { name, parentId: null } })).json as { readonly id: string }).id

beforeAll(async () => {
  server = await startTestServer()
  ;[admin, publisher, stranger] = await Promise.all(['admin@harbour.example', 'publisher@harbour.example', 'admin@fjord.example'].map((email) => signIn(server.url, email))) as [Person, Person, Person]
  template = await publishedTemplate(admin, [attribute('Maker'), attribute("Maker's mark")])
  for (const name of ['Lighthouse keepers', 'Lighthouse', 'Capstan chains']) await folder(name)
  const { id } = await makeAsset(admin, 'RECORDS')
  await saySo(server, admin, template, [{ assetId: id, values: { [attributeOf(template, 'Maker').id]: ['Ada Berg'], [attributeOf(template, "Maker's mark").id]: ['Nuñez & Hålogaland'] } }])
  await inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', [id]))
})
afterAll(() => server.stop())

const advice = async (q: string, by = admin) => {
  const answer = await by.ask({ method: 'POST', path: '/v1/search/advice', body: { q } })
  expect(answer.status, answer.text).toBe(200)
  return answer.json as { readonly conditions: readonly object[]; readonly spelling: string | null; readonly wider: readonly object[] }
}
const completions = async (q: string, by = admin) => {
  const answer = await by.ask({ path: `/v1/search/completions?q=${encodeURIComponent(q)}&at=${q.length}` })
  expect(answer.status, answer.text).toBe(200)
  return (answer.json as { readonly items: readonly { readonly kind: string; readonly insert: string; readonly label: string; readonly count?: number }[] }).items
}

describe('advice', () => {
  it('says what each condition finds alone, and what is found without it', async () => {
    // The asset lies in a folder of its own.
    expect((await advice('lighthouse capstan type:folder')).conditions).toEqual([
      { q: 'lighthouse', alone: 2, without: 1 },
      { q: 'capstan', alone: 1, without: 2 },
      { q: 'type:folder', alone: 4, without: 0 },
    ])
  })

  it.each([
    ['lihgthouse', 'lighthouse'],
    ['lighthuose type:folder', 'lighthouse type:folder'],
    ['capstn', 'capstan'],
    ['zzzzzz', null],
    ['lighthouse', null],
  ])('%s is likely to mean %s', async (q, expected) => {
    expect((await advice(q)).spelling).toBe(expected)
  })

  it('offers what is near to a single condition and finds something', async () => {
    expect((await advice('lighth')).wider).toEqual([{ q: 'lighth*', count: 2 }, { q: 'lig*', count: 2 }])
    expect((await advice('"keepers lighthouse"')).wider).toEqual([{ q: 'keepers lighthouse', count: 1 }, { q: 'keepers OR lighthouse', count: 2 }])
    expect((await advice('tag:lighthouse')).wider).toEqual([{ q: 'lighthouse', count: 2 }])
    expect([(await advice('zzzzzz')).wider, (await advice('lighth', stranger)).wider]).toEqual([[], []])
  })

  it('knows no words of others', async () => {
    expect((await advice('lihgthouse', stranger)).spelling).toBeNull()
    const closed = await folder('Quarterdeck')
    await admin.ask({ method: 'POST', path: `/v1/users/${publisher.userId}/restrictions`, body: { restrict: [{ kind: 'folder', id: closed }], lift: [] } })
    publisher = await signIn(server.url, 'publisher@harbour.example')
    expect([(await advice('quaterdeck')).spelling, (await advice('quaterdeck', publisher)).spelling]).toEqual(['quarterdeck', null])
  })

  it.each([
    ['anchor', 'anchor', 0],
    ['anchor', 'anchr', 1],
    ['anchor', 'acnhor', 1],
    ['anchor', 'anchors', 1],
    ['anchor', 'ankers', 4],
    ['', 'ab', 2],
  ])('%s and %s differ by %i mistakes', (one, other, mistakes) => {
    expect([mistakesBetween(one, other), mistakesBetween(other, one)]).toEqual([mistakes, mistakes])
  })
})

describe('completions', () => {
  it('are values that there are, with how many have each, as they are typed', async () => {
    expect(await completions('capstan type:fo')).toEqual([{ kind: 'type', insert: 'folder', label: 'folder', count: 5 }])
    expect(await completions('maker:be')).toEqual([{ kind: 'Maker', insert: '"Ada Berg"', label: 'Ada Berg', count: 1 }])
    expect(await completions('maker:x')).toEqual([])
  })

  it('are found without accents, and types by what they are called in any language', async () => {
    for (const typed of ['nunez', 'HALOGA']) expect(await completions(`"Maker's mark":${typed}`)).toMatchObject([{ insert: '"Nuñez & Hålogaland"', count: 1 }])
    for (const typed of ['mapp', 'carp']) expect(await completions(`type:${typed}`)).toMatchObject([{ insert: 'folder', label: 'folder' }])
  })

  it('are names of attributes', async () => {
    expect(await completions('mak')).toEqual([{ kind: 'field', insert: 'Maker:', label: 'Maker' }, { kind: 'field', insert: `"Maker's mark":`, label: "Maker's mark" }])
  })

  it('are none of what the asker is not to see', async () => {
    for (const other of [publisher, stranger]) expect([await completions('maker:be', other), await completions('mak', other)]).toEqual([[], []])
    expect(await completions('folder:light', stranger)).toEqual([])
  })
})

describe('fields', () => {
  const fields = async (q: string, by = admin) => {
    const answer = await by.ask({ path: `/v1/search/fields?q=${encodeURIComponent(q)}` })
    expect(answer.status, answer.text).toBe(200)
    return answer.json as { readonly attributes: readonly { readonly field: string }[]; readonly names: readonly { readonly value: string; readonly label: string }[] }
  }

  it('are the attributes of the asker’s templates alone', async () => {
    const said = { template: expect.stringMatching(/./) as string, type: 'text', unit: null }
    expect((await fields('')).attributes).toEqual([{ ...said, field: 'Maker', name: 'Maker' }, { ...said, field: "Maker's mark", name: "Maker's mark" }])
    for (const other of [publisher, stranger]) expect((await fields('', other)).attributes).toEqual([])
  })

  it('come with the names of folders, persons and repositories that the query names, as far as the asker sees them', async () => {
    const [open, closed, gone] = [await folder('Open quay'), await folder('Closed quay'), await folder('Sunken quay')]
    await admin.ask({ method: 'POST', path: `/v1/users/${publisher.userId}/restrictions`, body: { restrict: [{ kind: 'folder', id: closed }], lift: [] } })
    await admin.ask({ method: 'POST', path: '/v1/library/trash', headers: IN_RECORDS, body: { selection: { kind: 'items', folders: [gone], assets: [] } } })
    const restricted = await signIn(server.url, 'publisher@harbour.example')
    const repository = randomUUID()
    await server.database.owner.query(`insert into repositories (id, organization_id, name, name_key) values ($1, $2, 'Strong room', 'strong room')`, [repository, admin.organizationId])
    const q = `folder:id:${open} (mappe:id:${closed} OR -folder:id:${gone}) by:id:${admin.userId} repository:id:${repository}`
    const labels = async (by: Person) => Object.fromEntries((await fields(q, by)).names.map(({ value, label }) => [value, label]))
    const { [`id:${admin.userId}`]: me, [`id:${repository}`]: kept, ...folders } = await labels(admin)
    expect([me, kept, folders]).toEqual([expect.stringMatching(/./), 'Strong room', { [`id:${open}`]: 'Open quay', [`id:${closed}`]: 'Closed quay' }])
    expect(await labels(restricted)).toEqual({ [`id:${open}`]: 'Open quay', [`id:${admin.userId}`]: me, [`id:${repository}`]: 'Strong room' })
    expect(await labels(stranger)).toEqual({})
    const capitals = `id:${open.toUpperCase()}`
    expect((await fields(`folder:${capitals}`)).names).toEqual([{ value: capitals, label: 'Open quay' }])
  })
})

describe('all that a query finds', () => {
  it('is selected without being read, but for what was taken out of it', async () => {
    const [one, two, three] = [await folder('Puffin one'), await folder('Puffin two'), await folder('Puffin three')]
    const selection = { kind: 'found', q: 'puffins', except: [two] }
    const asset = await makeAsset(admin, 'RECORDS')
    await admin.ask({ method: 'POST', path: '/v1/library/move', headers: IN_RECORDS, body: { selection: { kind: 'items', folders: [], assets: [asset.id] }, destinationId: one, decisions: {} } })
    const size = (await admin.ask({ method: 'POST', path: '/v1/library/size', headers: IN_RECORDS, body: { selection } })).json
    expect(size).toMatchObject({ assets: 1 })
    const thrown = await admin.ask({ method: 'POST', path: '/v1/library/trash', headers: IN_RECORDS, body: { selection } })
    expect(thrown.status, thrown.text).toBe(200)
    const { rows } = await server.database.owner.query<{ id: string; gone: boolean }>('select id, trashed_at is not null as gone from folders where id = any ($1)', [[one, two, three]])
    expect(new Map(rows.map(({ id, gone }) => [id, gone]))).toEqual(new Map([[one, true], [two, false], [three, true]]))
  })

  it('is nothing of another organization, nor of another module', async () => {
    await folder('Dovekie')
    const selection = { kind: 'found', q: 'dovekie OR lighthouse', except: [] }
    const count = async (by: Person, module: string) => ((await by.ask({ method: 'POST', path: '/v1/library/trash', headers: { ...IN_RECORDS, 'x-resource-type': module }, body: { selection } })).status)
    await count(stranger, 'RECORDS')
    await count(admin, 'ARCHIVES')
    const { rows } = await server.database.owner.query(`select 1 from folders where name_key in ('dovekie', 'lighthouse') and trashed_at is null`)
    expect(rows).toHaveLength(2)
  })
})
