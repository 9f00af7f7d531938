import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Traverse } from '@iiif/parser'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPortals, TITLE, type StatedPortal } from '../support/server/portals.ts'
import { startTestServer } from '../support/server/testServer.ts'

const server = await startTestServer()
let seeded: StatedPortal

beforeAll(async () => {
  seeded = await seedPortals(server)
})
afterAll(() => server.stop())

const get = async (path: string) => {
  const response = await fetch(path.startsWith('http') ? path : `${server.url}/portal/quay${path}`)
  return { status: response.status, headers: response.headers, body: await response.text() }
}

const allow = (downloads: string) => server.database.owner.query(`update portals set downloads = $1 where web_address = 'quay'`, [downloads])

/** What a file says of itself. */
const says = (asset: string, group: string, fields: Readonly<Record<string, string>>) =>
  server.database.owner.query(
    `insert into asset_metadata (organization_id, asset_id, content_version, state, groups) select organization_id, id, content_version, 'Ready', $2 from assets where id = $1
     on conflict (organization_id, asset_id) do update set state = 'Ready', groups = excluded.groups, content_version = excluded.content_version`,
    [asset, JSON.stringify([{ group, fields: Object.entries(fields).map(([field, value]) => ({ field, value })) }])],
  )

interface Node {
  readonly id: string
  readonly type: string
  readonly items?: readonly Node[]
}
const read = async (path: string) => JSON.parse((await get(path)).body) as Node & Readonly<Record<string, unknown>>

/** Everything that IIIF's own parser finds, by its kind. */
const foundIn = (resource: Node): ReadonlyMap<string, readonly { readonly id: string }[]> => {
  const found = new Map<string, { readonly id: string }[]>()
  const note = (kind: string) => (one: { id: string }) => {
    found.set(kind, [...(found.get(kind) ?? []), one])
    return one
  }
  const traverse = new Traverse({
    collection: [note('collection') as never],
    manifest: [note('manifest') as never],
    canvas: [note('canvas') as never],
    annotationPage: [note('annotationPage') as never],
    annotation: [note('annotation') as never],
    contentResource: [note('contentResource') as never],
  })
  traverse.traverseUnknown(resource, {})
  return found
}

describe('manifests', () => {
  it('are there for what is public, and for nothing else', async () => {
    const nothing = await get('/nothing')
    for (const { id, name, isPublic } of seeded.shown) {
      const { status, body, headers } = await get(`/manifests/${id}`)
      expect([name, status, body === nothing.body]).toEqual([name, isPublic ? 200 : 404, !isPublic])
      expect(headers.get('access-control-allow-origin')).toBe(isPublic ? '*' : null)
    }
  })

  it('are read by the parser of IIIF, down to a picture that is there', async () => {
    const [ready] = seeded.shown
    const { headers } = await get(`/manifests/${ready?.id}`)
    expect(headers.get('content-type')).toBe('application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"')
    const manifest = await read(`/manifests/${ready?.id}`)
    const found = foundIn(manifest)
    expect(['manifest', 'canvas', 'annotationPage', 'annotation'].map((kind) => found.get(kind)?.length)).toEqual([1, 1, 1, 1])
    expect(found.get('contentResource')?.length).toBeGreaterThan(0)
    expect(manifest).toMatchObject({
      id: `${server.url}/portal/quay/manifests/${ready?.id}`,
      type: 'Manifest',
      label: { none: [ready?.name] },
      requiredStatement: { value: { none: [TITLE] } },
      homepage: [{ id: `${server.url}/portal/quay/items/${ready?.id}` }],
      items: [{ width: 6000, height: 4000 }],
    })
    const ids = [...found.values()].flat().map(({ id }) => id)
    expect(ids.filter((id) => !id.startsWith(`${server.url}/portal/quay`))).toEqual([])
    const folder = (manifest['partOf'] as readonly Node[])[0]?.id ?? ''
    expect((await read(folder)).items?.map(({ id }) => id)).toContain(manifest.id)
    const [record] = manifest['seeAlso'] as readonly Node[]
    expect((await get(record?.id ?? '')).body).toContain(`urn:uuid:${ready?.id}`)
  })

  it('paint a picture that viewers can ask for in parts, in the size of the original', async () => {
    const [ready] = seeded.shown
    const manifest = await read(`/manifests/${ready?.id}`)
    const service = { id: `${server.url}/portal/quay/iiif/${ready?.id}`, type: 'ImageService3', profile: 'level2' }
    expect(manifest['items']).toMatchObject([
      { width: 6000, height: 4000, items: [{ items: [{ body: { id: `${service.id}/full/max/0/default.jpg`, format: 'image/jpeg', width: 2048, height: 1365, service: [service] } }] }] },
    ])
    expect(manifest['thumbnail']).toMatchObject([{ width: 320, height: 213, service: [service] }])
    // What leaves is larger where originals are handed out, and so are they.
    await allow('original')
    const whole = await read(`/manifests/${ready?.id}`)
    await allow('web')
    expect(whole['items']).toMatchObject([{ items: [{ items: [{ body: { width: 4096, height: 2731 } }] }] }])
    expect([manifest['rendering'], whole['rendering']]).toMatchObject([undefined, [{ id: `${server.url}/portal/quay/originals/${ready?.id}`, label: { none: [ready?.name] } }]])
  })

  it('play films and recordings for as long as they take, as other sites may', async () => {
    const [id = '', other = ''] = seeded.shown.filter(({ isPublic }) => isPublic).map((one) => one.id)
    const turnInto = (asset: string, preview: string, mediaType: string, thumbnail: string) =>
      server.database.owner.query('update assets set preview = $2, media_type = $3, thumbnail = $4, width = null, height = null where id = $1', [asset, preview, mediaType, thumbnail])
    await turnInto(id, 'video', 'video/mp4', 'Ready')
    await turnInto(other, 'audio', 'audio/mpeg', 'None')
    // Nobody knows how long it takes.
    expect((await get(`/manifests/${other}`)).status).toBe(404)
    await says(id, 'media', { duration: '1:02:05', frameSize: '1280 × 720' })
    await says(other, 'media', { duration: '0:07' })
    const [film, sound] = [await read(`/manifests/${id}`), await read(`/manifests/${other}`)]
    expect(film['items']).toMatchObject([{ width: 1280, height: 720, duration: 3725, items: [{ items: [{ body: { type: 'Video', format: 'video/mp4', duration: 3725 } }] }] }])
    expect(sound['items']).toMatchObject([{ duration: 7, items: [{ items: [{ body: { type: 'Sound', format: 'audio/mpeg', duration: 7 } }] }] }])
    expect(['manifest', 'canvas', 'annotation', 'contentResource'].map((kind) => (foundIn(sound).get(kind)?.length ?? 0) > 0)).toEqual([true, true, true, true])
    const played = await get(/"(https?:[^"]*\/media\/[^"]*)"/.exec(JSON.stringify(sound))?.[1] ?? '')
    expect([played.status, played.headers.get('access-control-allow-origin'), played.headers.get('cross-origin-resource-policy')]).toEqual([200, '*', 'cross-origin'])
    for (const asset of [id, other]) await turnInto(asset, 'image', 'image/png', 'Ready')
    await server.database.owner.query('update assets set width = 6000, height = 4000 where id = any ($1::uuid[])', [[id, other]])
  })

  it('have a canvas for each page of a document, in its size, with an image service of its own', async () => {
    const [{ id, isPublic } = { id: '', isPublic: false }] = seeded.shown
    const document = await PDFDocument.create()
    for (const size of [[210, 297], [210, 297], [420, 297]] as const) document.addPage([(size[0] * 72) / 25.4, (size[1] * 72) / 25.4])
    const { rows } = await server.database.owner.query<{ key: string }>(`update assets set preview = 'pdf', media_type = 'application/pdf', width = null, height = null where id = $1 returning blob_key as key`, [id])
    const [{ key } = { key: '' }] = rows
    await writeFile(join(server.dataDirectory, 'blobs', 'originals', key.slice(0, 2), key), await document.save())
    expect(isPublic).toBe(true)
    // Nobody knows of its pages yet.
    expect(foundIn(await read(`/manifests/${id}`)).get('canvas')?.length).toBe(1)
    await says(id, 'document', { pages: '3', pageSize: '210 × 297 mm (1–2), 420 × 297 mm (3)' })
    const manifest = await read(`/manifests/${id}`)
    expect(foundIn(manifest).get('canvas')?.map((canvas) => canvas.id)).toEqual([1, 2, 3].map((page) => `${server.url}/portal/quay/manifests/${id}/canvas/${page}`))
    const services = (manifest.items ?? []).map((canvas) => {
      const [{ body } = { body: undefined }] = (canvas.items?.[0]?.items ?? []) as readonly { readonly body?: { readonly width: number; readonly height: number; readonly service: readonly Node[] } }[]
      return { body, canvas: canvas as unknown as { readonly width: number; readonly height: number; readonly label: unknown } }
    })
    expect(services.map(({ canvas }) => canvas.label)).toContainEqual({ 'en-US': ['Page 2'], no: ['Side 2'], es: ['Página 2'] })
    for (const { body, canvas } of services) {
      const info = JSON.parse((await get(`${body?.service[0]?.id}/info.json`)).body) as { readonly id: string; readonly width: number; readonly height: number }
      expect([info.id, info.width, info.height]).toEqual([body?.service[0]?.id, canvas.width, canvas.height])
      expect([body?.width, body?.height]).toEqual([canvas.width, canvas.height])
    }
    expect((await get(`/iiif/${id}-4/info.json`)).status).toBe(404)
    await says(id, 'document', { pages: '999999' })
    expect((await read(`/manifests/${id}`)).items?.length).toBe(1_000)
    await server.database.owner.query(`update assets set preview = 'image', media_type = 'image/png', width = 6000, height = 4000 where id = $1`, [id])
  })

  it.each(['x', '%00', '00000000-0000-0000-0000-000000000000', '..%2Fitems'])('are none at %s', async (id) => {
    expect((await get(`/manifests/${id}`)).status).toBe(404)
  })
})

describe('collections', () => {
  it('lead from the portal by folders to each public asset, and to nothing else', async () => {
    const ids: string[] = []
    const names: unknown[] = []
    const walk = async (address: string): Promise<void> => {
      const collection = await read(address)
      expect([collection.type, collection.id]).toEqual(['Collection', address])
      for (const { id, type } of collection.items ?? []) {
        if (type === 'Manifest') ids.push(id)
        else await walk(id)
      }
      names.push(collection['label'])
    }
    await walk(`${server.url}/portal/quay/collections/top`)
    const open = seeded.shown.filter(({ isPublic }) => isPublic).map(({ id }) => `${server.url}/portal/quay/manifests/${id}`)
    expect(ids).toEqual(expect.arrayContaining(open))
    expect(seeded.shown.filter(({ id, isPublic }) => !isPublic && ids.some((one) => one.includes(id)))).toEqual([])
    const folders = JSON.stringify(names)
    expect(['Open shelf', 'Drawer', 'Closed shelf', 'Below', 'Thrown', 'Farm'].filter((name) => folders.includes(name))).toEqual(['Open shelf', 'Drawer'])
    expect(foundIn(await read('/collections/top')).get('collection')?.length).toBeGreaterThan(0)
  })

  it('are cut where a folder has many', async () => {
    await server.database.owner.query(
      `insert into assets (id, organization_id, type, folder_id, name, name_key, file_number, file_number_key, media_type, preview, size, thumbnail, indexing, web_ready,
         content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by)
       select gen_random_uuid(), organization_id, type, folder_id, 'Many ' || n, 'many ' || n, 'Many-' || n, 'many-' || n, media_type, preview, size, 'Ready', indexing, true,
         'v' || n, 'many-' || n, checksum, now(), now(), created_by, modified_by
       from assets, generate_series(1, 600) n where id = $1`,
      [seeded.shown[0]?.id],
    )
    const whole = await read(`/collections/${seeded.open}`)
    const parts = whole.items?.filter(({ id }) => id.startsWith(`${whole.id}/`)) ?? []
    expect(parts.map(({ id, type }) => [id.slice(whole.id.length), type])).toEqual([['/1', 'Collection'], ['/2', 'Collection']])
    const members = await Promise.all(parts.map(async ({ id }) => (await read(id)).items ?? []))
    expect(members.map(({ length }) => length)).toEqual([500, 101])
    expect(new Set(members.flat().map(({ id }) => id)).size).toBe(601)
    expect((await get(`/collections/${seeded.open}/3`)).status).toBe(404)
  })

  it.each(['x', 'top/1', '%00', '00000000-0000-0000-0000-000000000000'])('are none at %s', async (path) => {
    expect((await get(`/collections/${path}`)).status).toBe(404)
  })

  it('are none of a closed folder', async () => {
    expect((await get(`/collections/${seeded.closed}`)).status).toBe(404)
  })
})
