import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { makeAsset, makeFolder, tusHeaders, uploadHeaders } from '../../tests/security/matrix/targets.ts'
import { IN_RECORDS, startDescribing } from '../metadata/describing.fixture.ts'

const { server, admin, publisher, published, step, of, path, read, said, history } = await startDescribing()
afterAll(() => server.stop())

interface Named {
  readonly templates: readonly { readonly template: { readonly id: string }; readonly from: { readonly id: string } | null }[]
  readonly offered: readonly { readonly id: string }[]
}

const naming = (folderId: string, templateId: string, method = 'PUT', by = admin) => by.ask({ method, path: `/v1/folders/${folderId}/templates/${templateId}`, headers: IN_RECORDS })
const named = async (folderId: string, by = admin) => {
  const { templates, offered } = (await by.ask({ path: `/v1/folders/${folderId}/templates`, headers: IN_RECORDS })).json as Named
  return { templates: templates.map(({ template, from }) => [template.id, from?.id]), offered: offered.map(({ id }) => id) }
}
const folderIn = async (parentId: string): Promise<string> =>
  ((await admin.ask({ method: 'POST', path: '/v1/folders', headers: IN_RECORDS, body: { name: `Folder ${randomUUID()}`, parentId } })).json as { readonly id: string }).id
const keep = (changes: readonly object[], by = admin) => by.ask({ method: 'POST', path: '/v1/upload-values', headers: IN_RECORDS, body: { changes } })
const kept = async (changes: readonly object[], by = admin): Promise<string> => ((await keep(changes, by)).json as { readonly id: string }).id

const BYTES = 'year,object\n1887,anchor\n'
const upload = async (folderId: string, more: Readonly<Record<string, string>> = {}, by = admin): Promise<string> => {
  const headers = { ...uploadHeaders('RECORDS', folderId, BYTES.length, 'csv', more), ...tusHeaders, 'content-type': 'application/offset+octet-stream' }
  return ((await by.ask({ method: 'POST', path: '/v1/uploads', headers, body: BYTES })).json as { readonly assetId: string }).assetId
}
/** The same in two requests, as a large file is sent. */
const uploadInParts = async (folderId: string, more: Readonly<Record<string, string>>): Promise<string> => {
  const begun = await admin.ask({ method: 'POST', path: '/v1/uploads', headers: uploadHeaders('RECORDS', folderId, BYTES.length, 'csv', more) })
  const at = new URL(begun.headers.get('location') ?? '', 'http://any').pathname
  const headers = { ...tusHeaders, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  return ((await admin.ask({ method: 'PATCH', path: at, headers, body: BYTES })).json as { readonly assetId: string }).assetId
}
const describing = async (assetId: string, by = admin) => (await read(assetId, by)).templates.map(({ template }) => template.id)
const put = async (action: 'copy' | 'move', destinationId: string, assets: readonly string[], folders: readonly string[] = []) => {
  const body = { selection: { kind: 'items', folders, assets }, destinationId, decisions: {} }
  const answer = await admin.ask({ method: 'POST', path: `/v1/library/${action}`, headers: IN_RECORDS, body })
  expect(answer.status).toBe(200)
  return answer.json as { readonly batchId: string }
}
const assetsIn = async (folderId: string): Promise<readonly string[]> =>
  ((await admin.ask({ path: `/v1/assets?folderId=${folderId}`, headers: IN_RECORDS })).json as { readonly items: readonly { readonly id: string }[] }).items.map(({ id }) => id)

describe('the templates of a folder', () => {
  it('are named one by one, hold in the folders below it, and are offered no more', async () => {
    const [template, { id }] = [await published(), await makeFolder(admin, 'RECORDS')]
    const below = await folderIn(id)
    expect((await named(id)).offered).toContain(template.id)
    expect((await naming(id, template.id)).status).toBe(200)
    expect((await named(id)).templates).toEqual([[template.id, undefined]])
    expect((await named(id)).offered).not.toContain(template.id)
    expect((await named(below)).templates).toEqual([[template.id, id]])
    expect((await naming(id, template.id, 'DELETE')).status).toBe(200)
    expect((await named(below)).templates).toEqual([])
  })

  it('are not told to whom they are not for, who name none of them and take none away', async () => {
    const [template, { id }] = [await published(), await makeFolder(admin, 'RECORDS')]
    expect((await naming(id, template.id, 'PUT', publisher)).message).toBe('TEMPLATE_NOT_FOUND')
    await naming(id, template.id)
    expect((await named(id, publisher)).templates).toEqual([])
    expect((await naming(id, template.id, 'DELETE', publisher)).message).toBe('TEMPLATE_NOT_FOUND')
    expect((await named(id)).templates).toHaveLength(1)
  })

  it('are active when they are named, and gone from it once they are hidden', async () => {
    const [template, other, { id }] = [await published(), await published(), await makeFolder(admin, 'RECORDS')]
    await naming(id, other.id)
    await step(template, 'deactivate')
    await step(other, 'hide')
    expect((await naming(id, template.id)).message).toBe('TEMPLATE_DIFFERENT_STATE')
    expect((await named(id)).templates).toEqual([])
  })

  it('are at most twenty', async () => {
    const [{ id }, template] = [await makeFolder(admin, 'RECORDS'), await published()]
    for (let count = 0; count < 20; count += 1) await naming(id, (await published()).id)
    expect((await naming(id, template.id)).json).toMatchObject({ fields: { templateId: { code: 'tooMany', limit: 20 } } })
  })

  it('are counted by the log, which does not name them', async () => {
    const [template, { id }] = [await published({ name: 'Secret plates' }), await makeFolder(admin, 'RECORDS')]
    await naming(id, template.id)
    const { rows } = await server.database.owner.query<{ before: object; after: object }>(`select before, after from activity where resource_id = $1 and kind = 'folder.updated'`, [id])
    expect(rows).toEqual([{ before: { folderTemplates: 0 }, after: { folderTemplates: 1 } }])
  })
})

describe('what arrives in a folder with templates', () => {
  it('by an upload is described, with the defaults', async () => {
    const [template, { id }] = [await published(), await makeFolder(admin, 'RECORDS')]
    await naming(id, template.id)
    const asset = await upload(await folderIn(id))
    expect(await describing(asset)).toEqual([template.id])
    expect(said(await read(asset), of(template, 'Keeper'))).toEqual(['Harbour Museum'])
    expect((await history(asset)).items.map(({ before, after }) => [before, after])).toEqual([[[], ['Harbour Museum']]])
  })

  it('is found by what is said of it', async () => {
    const [template, { id }] = [await published(), await makeFolder(admin, 'RECORDS')]
    const word = `word${randomUUID().replaceAll('-', '')}`
    await naming(id, template.id)
    const asset = await upload(id, { values: await kept([{ attributeId: of(template, 'Title'), values: [`A ${word} plate`] }]) })
    const found = (await admin.ask({ path: `/v1/search?term=${word}` })).json as { readonly items: readonly { readonly asset?: { readonly id: string } }[] }
    expect(found.items.map((one) => one.asset?.id)).toEqual([asset])
  })

  it('is described by those alone that are active and that its bringer is in', async () => {
    const [mine, ours, old, { id }] = [await published(), await published({}, publisher), await published({}, publisher), await makeFolder(admin, 'RECORDS')]
    for (const template of [mine, ours, old]) await naming(id, template.id)
    await step(old, 'deactivate')
    const asset = await upload(id, {}, publisher)
    expect(await describing(asset)).toEqual([ours.id])
  })

  it('by a copy or a move is described too, with what lies in a folder that comes, and keeps what was said', async () => {
    const [template, { id: there }, { id: from }] = [await published(), await makeFolder(admin, 'RECORDS'), await makeFolder(admin, 'RECORDS')]
    const below = await folderIn(from)
    const [single, deep, copied] = [await upload(from), await upload(below), await upload(from)]
    await admin.ask({ method: 'PATCH', path: path(single), headers: IN_RECORDS, body: { changes: [{ attributeId: of(template, 'Keeper'), values: ['Mine'], revision: 0 }] } })
    await naming(there, template.id)
    await put('move', there, [single], [below])
    expect([await describing(single), await describing(deep)]).toEqual([[template.id], [template.id]])
    expect([said(await read(single), of(template, 'Keeper')), said(await read(deep), of(template, 'Keeper'))]).toEqual([['Mine'], ['Harbour Museum']])
    const before = await assetsIn(there)
    await put('copy', there, [copied])
    const copy = (await assetsIn(there)).find((one) => !before.includes(one)) ?? ''
    expect([await describing(copied), await describing(copy)]).toEqual([[], [template.id]])
  })

  it('in the copy of a folder is described as in the folder', async () => {
    const [template, { id }, { id: there }] = [await published(), await makeFolder(admin, 'RECORDS'), await makeFolder(admin, 'RECORDS')]
    await naming(id, template.id)
    await put('copy', there, [], [id])
    const { items } = (await admin.ask({ path: `/v1/folders?parentId=${there}`, headers: IN_RECORDS })).json as { readonly items: readonly { readonly id: string }[] }
    expect(await describing(await upload(items[0]?.id ?? ''))).toEqual([template.id])
  })

  it('stays as it is when a template is named afterwards', async () => {
    const [template, { id, folderId }] = [await published(), await makeAsset(admin, 'RECORDS')]
    await naming(folderId, template.id)
    expect(await describing(id)).toEqual([])
  })
})

describe('values at upload', () => {
  it.each([['in one request', upload], ['in parts', uploadInParts]])('are given to every file that names them, sent %s', async (_how, send) => {
    const [template, { id }] = [await published(), await makeFolder(admin, 'RECORDS')]
    await naming(id, template.id)
    const values = await kept([{ attributeId: of(template, 'Title'), values: ['Plates of 1890'] }, { attributeId: of(template, 'Keeper'), values: ['Town Archives'] }])
    for (const asset of [await send(id, { values }), await send(id, { values })]) {
      const now = await read(asset)
      expect([said(now, of(template, 'Title')), said(now, of(template, 'Keeper'))]).toEqual([['Plates of 1890'], ['Town Archives']])
    }
  })

  it('are judged before anything is sent', async () => {
    const template = await published()
    const refused = await keep([{ attributeId: of(template, 'Height'), values: ['tall'] }, { attributeId: of(template, 'Title'), values: ['Plate'] }])
    expect(refused.json).toMatchObject({ message: 'VALIDATION_FAILED', fields: { [of(template, 'Height')]: { code: 'notNumber' } } })
    expect((await keep([{ attributeId: of(template, 'Title'), values: ['Plate'] }], publisher)).message).toBe('NOT_FOUND')
    await step(template, 'deactivate')
    expect((await keep([{ attributeId: of(template, 'Title'), values: ['Plate'] }])).message).toBe('TEMPLATE_DIFFERENT_STATE')
  })

  it('are those of who kept them alone, and no reason to refuse a file', async () => {
    const [template, { id }] = [await published({}, publisher), await makeFolder(admin, 'RECORDS')]
    const values = await kept([{ attributeId: of(template, 'Title'), values: ['Mine'] }])
    expect(await describing(await upload(id, { values }, publisher))).toEqual([])
    await step(template, 'hide')
    expect(await describing(await upload(id, { values }))).toEqual([])
  })

  it('are told with the receipt where they could not be saved, also when it is asked for again, and to nobody else', async () => {
    const [hidden, lost, { id }] = [await published({}, publisher), await published({}, publisher), await makeFolder(admin, 'RECORDS')]
    const values = await kept([{ attributeId: of(hidden, 'Title'), values: ['Plates of 1890'] }, { attributeId: of(lost, 'Title'), values: ['Mine'] }], publisher)
    await step(hidden, 'hide')
    await server.database.owner.query('delete from template_readers where template_id = $1 and user_id = $2', [lost.id, publisher.userId])
    const unsaved = [{ name: 'Title', values: ['Plates of 1890'], reason: 'TEMPLATE_DIFFERENT_STATE' }, { name: 'Title', values: ['Mine'], reason: 'TEMPLATE_NOT_FOUND' }]
    const begun = await publisher.ask({ method: 'POST', path: '/v1/uploads', headers: uploadHeaders('RECORDS', id, BYTES.length, 'csv', { values }) })
    const at = new URL(begun.headers.get('location') ?? '', 'http://any').pathname
    const last = { method: 'PATCH', path: at, headers: { ...tusHeaders, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }, body: BYTES }
    const receipt = (await publisher.ask(last)).json as { readonly assetId: string }
    expect(receipt).toMatchObject({ unsaved })
    const again = { ...last, headers: { ...last.headers, 'upload-offset': `${BYTES.length - 1}` }, body: BYTES.slice(-1) }
    expect((await publisher.ask(again)).json).toEqual(receipt)
    expect((await admin.ask(again)).json).not.toHaveProperty('unsaved')
    const { rows } = await server.database.owner.query<{ count: number }>('select count(*)::integer as count from unsaved_upload_values where asset_id = $1', [receipt.assetId])
    expect(rows).toEqual([{ count: 1 }])
  })
})

it('what was said of uploads is kept for thirty days, with what could not be saved', async () => {
  const { owner, pool } = server.database
  const { id: asset } = await makeAsset(admin, 'RECORDS')
  await owner.query(
    `insert into upload_values (id, organization_id, user_id, changes, created_at)
     select gen_random_uuid(), $1, $2, jsonb_build_object('days', days), now() - make_interval(days => days) from unnest(array[29, 31]) as days`,
    [admin.organizationId, admin.userId],
  )
  await owner.query(
    `insert into unsaved_upload_values (organization_id, upload_id, asset_id, said, created_at)
     select $1, gen_random_uuid(), $2, jsonb_build_object('days', days), now() - make_interval(days => days) from unnest(array[29, 31]) as days`,
    [admin.organizationId, asset],
  )
  await pool.query('select sweep_upload_values()')
  const { rows } = await owner.query<{ kept: number }>(
    `select (changes->>'days')::int as kept from upload_values where changes ? 'days' union all select (said->>'days')::int from unsaved_upload_values where said ? 'days'`,
  )
  expect(rows).toEqual([{ kept: 29 }, { kept: 29 }])
})
