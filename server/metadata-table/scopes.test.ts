import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAsset, makeFolder, type MadeFolder } from '../../tests/security/matrix/targets.ts'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import type { ListedRow } from '../../src/domain/metadata-table/tableRow.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { attribute, attributeOf, IN_RECORDS, publishedTemplate, saySo, type MadeTemplate } from './described.fixture.ts'

let server: TestServer
let admin: Person
let publisher: Person
let template: MadeTemplate
let outer: MadeFolder
let inner: MadeFolder
/** In the outer folder, in the inner one, elsewhere, and in the outer one without being described. */
const ids: Record<'outer' | 'inner' | 'else' | 'undescribed', string> = { outer: '', inner: '', else: '', undescribed: '' }

const done = async (answer: Promise<Answer>): Promise<unknown> => {
  const { status, text, json } = await answer
  expect(status, text).toBeLessThan(300)
  return json
}
const moved = (assetId: string, destinationId: string) =>
  done(admin.ask({ method: 'POST', path: '/v1/library/move', headers: IN_RECORDS, body: { selection: { kind: 'items', folders: [], assets: [assetId] }, destinationId, decisions: {} } }))

beforeAll(async () => {
  server = await startTestServer()
  ;[admin, publisher] = await Promise.all([signIn(server.url, 'admin@harbour.example'), signIn(server.url, 'publisher@harbour.example')])
  template = await publishedTemplate(admin, [attribute('Title'), attribute('Spot', 'coordinates')], [admin, publisher])
  outer = await makeFolder(admin, 'RECORDS')
  inner = (await done(admin.ask({ method: 'POST', path: '/v1/folders', headers: IN_RECORDS, body: { name: 'Inner', parentId: outer.id } }))) as MadeFolder
  for (const key of ['outer', 'inner', 'else', 'undescribed'] as const) ids[key] = (await makeAsset(admin, 'RECORDS')).id
  await moved(ids.outer, outer.id)
  await moved(ids.undescribed, outer.id)
  await moved(ids.inner, inner.id)
  const title = attributeOf(template, 'Title').id
  await saySo(server, admin, template, (['outer', 'inner', 'else'] as const).map((key) => ({ assetId: ids[key], values: { [title]: [key], ...(key === 'inner' ? { [attributeOf(template, 'Spot').id]: ['60.39,5.32'] } : {}) } })))
})
afterAll(() => server.stop())

const ask = (scope: object, by = admin, path = '/v1/metadata-table/rows', module = 'RECORDS'): Promise<Answer> =>
  by.ask({
    method: 'POST', path, headers: { ...IN_RECORDS, 'x-resource-type': module },
    body: { templateId: template.id, ...(path.startsWith('/v1/folders') ? {} : { scope }), sort: { by: 'attribute', attributeId: attributeOf(template, 'Title').id }, direction: 'asc', filters: [], search: '', limit: 50 },
  })
const rowsIn = async (...asked: Parameters<typeof ask>): Promise<readonly string[]> => {
  const { items } = (await done(ask(...asked))) as { readonly items: readonly ListedRow[] }
  return items.map(({ asset }) => asset.id)
}
const inFolder = (id: string) => `/v1/folders/${id}/metadata-table/rows`

describe('rows are the described assets', () => {
  it('of the module, of one folder, of one with those in it, of a selection', async () => {
    expect(await rowsIn({ kind: 'module' })).toEqual([ids.else, ids.inner, ids.outer])
    expect(await rowsIn({}, admin, inFolder(outer.id))).toEqual([ids.outer])
    expect(await rowsIn({ kind: 'folder', folderId: outer.id, withSubfolders: true })).toEqual([ids.inner, ids.outer])
    const items = { kind: 'items', folders: [], assets: [ids.outer, ids.undescribed] }
    expect(await rowsIn({ kind: 'selection', selection: items })).toEqual([ids.outer])
    expect(await rowsIn({ kind: 'selection', selection: { kind: 'module', except: [ids.else] } })).toEqual([ids.inner, ids.outer])
    expect(await rowsIn({ kind: 'selection', selection: { kind: 'contents', folderId: inner.id, except: [] } })).toEqual([ids.inner])
    expect(await rowsIn({ kind: 'selection', selection: { kind: 'contents', folderId: null, except: [] } })).toEqual([ids.else, ids.inner, ids.outer])
    expect(await rowsIn({ kind: 'selection', selection: { kind: 'contents', folderId: null, except: [outer.id] } })).toEqual([ids.else])
    expect(await rowsIn({ kind: 'selection', selection: { kind: 'contents', folderId: outer.id, except: [] } })).toEqual([ids.inner, ids.outer])
    expect(await rowsIn({ kind: 'selection', selection: { kind: 'contents', folderId: outer.id, except: [inner.id] } })).toEqual([ids.outer])
    expect(await rowsIn({ kind: 'selection', selection: { kind: 'items', folders: [inner.id], assets: [ids.else] } })).toEqual([ids.else, ids.inner])
  })

  it('that a search finds, by what is said of them too', async () => {
    const title = attributeOf(template, 'Title').id
    const { name } = (await done(admin.ask({ path: `/v1/assets/${ids.inner}`, headers: IN_RECORDS }))) as { readonly name: string }
    expect(await rowsIn({ kind: 'search', words: name })).toEqual([ids.inner])
    await done(admin.ask({ method: 'PATCH', path: `/v1/assets/${ids.else}/metadata`, headers: IN_RECORDS, body: { changes: [{ attributeId: title, values: ['Kittiwake'], revision: 0 }] } }))
    expect(await rowsIn({ kind: 'search', words: 'kittiwake' })).toEqual([ids.else])
    expect(await rowsIn({ kind: 'search', words: 'kittiwake' }, publisher)).toEqual([ids.else])
    expect(await rowsIn({ kind: 'search', words: '' })).toEqual([])
  })

  it('but none of another module, of a template that the reader is not in; one that is hidden is still read, but offered no more', async () => {
    expect((await ask({}, admin, inFolder(outer.id), 'ARCHIVES')).message).toBe('FOLDER_DIFFERENT_TYPE')
    expect((await ask({}, admin, inFolder(template.id))).message).toBe('FOLDER_NOT_FOUND')
    expect(await rowsIn({ kind: 'module' }, admin, undefined, 'ARCHIVES')).toEqual([])
    const others = await publishedTemplate(admin, [attribute('Title')], [publisher])
    const list = async (by: Person) => ((await done(by.ask({ path: '/v1/metadata-table/templates', headers: IN_RECORDS }))) as readonly { readonly id: string }[]).map(({ id }) => id)
    expect(await list(admin)).not.toContain(others.id)
    expect(await list(publisher)).toEqual(expect.arrayContaining([others.id, template.id]))
    const read = (by: Person) => by.ask({ path: `/v1/metadata-table/templates/${others.id}`, headers: IN_RECORDS })
    expect((await read(admin)).message).toBe('TEMPLATE_NOT_FOUND')
    expect((await read(publisher)).json).toMatchObject({ id: others.id, attributes: [{ name: 'Title' }], displayFields: [{ inTable: true }] })
    await done(admin.ask({ method: 'POST', path: `/v1/templates/${others.id}/hide`, body: { revision: others.revision } }))
    expect((await read(publisher)).json).toMatchObject({ id: others.id, attributes: [{ name: 'Title' }] })
    expect((await read(admin)).message).toBe('TEMPLATE_NOT_FOUND')
    expect(await list(publisher)).not.toContain(others.id)
  })

  it('by nothing of another organization, whose rows their owner looks through', async () => {
    const { rows } = await server.database.owner.query<{ id: string }>('select id from organizations where id <> $1 limit 1', [admin.organizationId])
    const found = (organizationId: string) =>
      inTenant(server.database, organizationId, async (tenant) => ({
        values: await tenant.query(sql<{ id: string }>('select id from found_values($1, null, $2, null, null, null, null, 10)'), [attributeOf(template, 'Title').id, '%inner%']),
        places: await tenant.query(sql<{ id: string }>('select id from found_values($1, null, null, 60, 61, null, $2, 10)'), [attributeOf(template, 'Spot').id, [60.4, 5.3, 5_000]]),
        assets: await tenant.query(sql<{ id: string }>('select id from found_assets($1, $2, 10)'), ['RECORDS', '%notes%']),
      }))
    expect(await found(rows[0]?.id ?? '')).toEqual({ values: [], places: [], assets: [] })
    const own = await found(admin.organizationId)
    expect(own.values).toEqual([{ id: ids.inner }])
    expect(own.places).toEqual([{ id: ids.inner }])
    expect(own.assets).toEqual(expect.arrayContaining([{ id: ids.outer }]))
  })

  it('without what is restricted for the reader, or lies in the trash', async () => {
    await done(admin.ask({ method: 'POST', path: `/v1/users/${publisher.userId}/restrictions`, body: { restrict: [{ kind: 'folder', id: inner.id }], lift: [] } }))
    const restricted = await signIn(server.url, 'publisher@harbour.example')
    expect(await rowsIn({ kind: 'module' }, restricted)).toEqual([ids.else, ids.outer])
    expect(await rowsIn({ kind: 'folder', folderId: outer.id, withSubfolders: true }, restricted)).toEqual([ids.outer])
    expect(await rowsIn({ kind: 'selection', selection: { kind: 'items', folders: [], assets: [ids.inner] } }, restricted)).toEqual([])
    expect(await rowsIn({ kind: 'selection', selection: { kind: 'items', folders: [inner.id], assets: [] } }, restricted)).toEqual([])
    expect((await ask({}, restricted, inFolder(inner.id))).message).toBe('FOLDER_RESTRICTED_ACCESS')
    const { names } = (await done(ask({ kind: 'module' }, restricted))) as { readonly names: readonly unknown[] }
    expect(names).toEqual([])
    await done(admin.ask({ method: 'POST', path: '/v1/library/trash', headers: IN_RECORDS, body: { selection: { kind: 'items', folders: [inner.id], assets: [ids.else] } } }))
    expect(await rowsIn({ kind: 'module' })).toEqual([ids.outer])
    expect((await ask({}, admin, inFolder(inner.id))).message).toBe('RESOURCE_IN_TRASH')
  })
})
