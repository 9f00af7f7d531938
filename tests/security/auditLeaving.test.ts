import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doneBy, recordedIn } from '../support/server/entries.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { savePortal, turnPortal } from '../support/server/portals.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { tomorrow } from './matrix/shareLinks.ts'
import { inModule, makeAsset, makeFolder, makeVersion } from './matrix/targets.ts'

const MODULE = 'RECORDS'
const EMAIL = 'admin@harbour.example'

let server: TestServer
let person: Person

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, EMAIL)
})
afterAll(() => server.stop())

const recorded = (kind: string, count: number, id: string | null = null) => recordedIn(server, person, kind, count, id)
const byMe = (entry: object) => doneBy(EMAIL, entry)
const statuses = (path: string, ...headers: readonly Readonly<Record<string, string>>[]) =>
  Promise.all(headers.map(async (each) => (await person.fetch({ path: `/v1/s/${person.sessionId}${path}`, headers: each })).status))
const post = async (path: string, body: object = {}) => {
  const answer = await person.ask({ method: 'POST', path, headers: inModule(MODULE), body })
  expect(answer.status, answer.text).toBe(200)
  return answer.json
}

describe('the log tells that a file was downloaded', () => {
  it('once for a download that goes on, and not for one that asks only for its size', async () => {
    const { id } = await makeAsset(person, MODULE)
    const path = `/v1/s/${person.sessionId}/assets/${id}/content`
    expect((await person.fetch({ method: 'HEAD', path })).status).toBe(200)
    expect(await statuses(`/assets/${id}/content`, {})).toEqual([200])
    expect(await statuses(`/assets/${id}/content`, { range: 'bytes=5-9' })).toEqual([206])
    expect(await recorded('asset.downloaded', 1, id)).toMatchObject([byMe({ resource_id: id, resource_name: expect.stringMatching(/\.csv$/) })])
  })

  it('as it was earlier', async () => {
    const { id, versionId } = await makeVersion(person, MODULE)
    expect(await statuses(`/assets/${id}/versions/${versionId}/content`, {})).toEqual([200])
    expect(await recorded('asset.downloaded', 1, id)).toMatchObject([byMe({ resource_id: id, resource_name: expect.stringMatching(/\.png$/) })])
  })

  it('from the trash', async () => {
    const { id } = await makeAsset(person, MODULE)
    await post('/v1/library/trash', { selection: { kind: 'items', folders: [], assets: [id] } })
    expect(await statuses(`/trash/${id}/content`, {})).toEqual([200])
    expect(await recorded('asset.downloaded', 1, id)).toMatchObject([byMe({ resource_id: id, resource_name: expect.stringMatching(/\.csv$/) })])
  })

  it('with others in a zip, and how many', async () => {
    const assets = [await makeAsset(person, MODULE), await makeAsset(person, MODULE)]
    const { id } = (await post('/v1/zips', { selection: { kind: 'items', folders: [], assets: assets.map((asset) => asset.id) } })) as { readonly id: string }
    const zips = async () => (await person.ask({ path: '/v1/zips' })).json as readonly { readonly id: string; readonly state: string }[]
    await expect.poll(async () => (await zips()).find((zip) => zip.id === id)?.state).toBe('Ready')
    expect(await statuses(`/zips/${id}`, {})).toEqual([200])
    expect(await recorded('asset.downloaded', 1, id)).toMatchObject([byMe({ resource_name: expect.stringMatching(/\.zip$/), after: { files: 2 } })])
  })
})

it('the log tells what the portal was updated from and to, and that it went live and offline', async () => {
  expect(await savePortal(person, 'quay')).toBe(200)
  expect(await savePortal(person, 'pier', { subtitle: 'Of the harbour' })).toBe(200)
  await turnPortal(person, 'publish')
  await turnPortal(person, 'unpublish')
  const title = 'The pier portal'
  expect((await recorded('portal.updated', 2)).at(-1)).toMatchObject(
    byMe({
      resource_id: null,
      resource_name: title,
      before: { 'portal.title': 'The quay portal', 'portal.subtitle': 'Of ours', 'portal.webAddress': 'quay' },
      after: { 'portal.title': title, 'portal.subtitle': 'Of the harbour', 'portal.webAddress': 'pier' },
    }),
  )
  expect(await recorded('portal.published', 1)).toMatchObject([byMe({ resource_id: null, resource_name: title })])
  expect(await recorded('portal.unpublished', 1)).toMatchObject([byMe({ resource_id: null, resource_name: title })])
})

it('the log tells what a share link was updated from and to, its new address only as such, and that it was revoked', async () => {
  const { id: folderId, name } = await makeFolder(person, MODULE)
  const form = { title: 'For the book', note: '', until: tomorrow(), mayDownload: false, isProtected: false, passPhrase: '' }
  const made = await person.ask({ method: 'POST', path: '/v1/share-links', headers: inModule(MODULE), body: { ...form, selection: { kind: 'items', folders: [folderId], assets: [] } } })
  expect(made.status, made.text).toBe(200)
  const { link: { id, revision } } = made.json as { readonly link: { readonly id: string; readonly revision: number } }
  const changed = { ...form, title: 'For the film', mayDownload: true, isProtected: true, passPhrase: 'Tar and rope 1887', revision }
  expect((await person.ask({ method: 'PATCH', path: `/v1/share-links/${id}`, body: changed })).status).toBe(200)
  const renewed = (await post(`/v1/share-links/${id}/renew`)) as { readonly token: string }
  await post(`/v1/share-links/${id}/revoke`)
  const resource = { resource_id: folderId, resource_name: name }
  const updated = await recorded('share.updated', 2, folderId)
  expect(updated).toMatchObject([
    byMe({
      ...resource,
      before: { shareLink: 'For the book', shareDownload: false, sharePassPhrase: false },
      after: { shareLink: 'For the film', shareDownload: true, sharePassPhrase: true },
    }),
    byMe({ ...resource, after: { shareLink: 'For the film', shareAddress: true } }),
  ])
  const revoked = await recorded('share.revoked', 1, folderId)
  expect(revoked).toMatchObject([byMe({ ...resource, after: { shareLink: 'For the film' } })])
  for (const secret of [renewed.token, 'Tar and rope']) expect(JSON.stringify([updated, revoked])).not.toContain(secret)
})
