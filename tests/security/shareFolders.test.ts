import { afterAll, expect, it } from 'vitest'
import { fillWithFolders } from '../files/manyItems.ts'
import { signIn } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { inModule } from './matrix/targets.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const UNTIL = (() => {
  const [year, month, day] = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${month}/${day}/${year}`
})()

it('a share shows more folders than one page holds, in the language that was chosen', async () => {
  const admin = await signIn(server.url, 'admin@harbour.example')
  const { json } = await admin.ask({ method: 'POST', path: '/v1/folders', headers: inModule('RECORDS'), body: { name: 'Many parts', parentId: null } })
  const { id } = json as { readonly id: string }
  await fillWithFolders(server.database, admin, id, 501)
  const body = { selection: { kind: 'items', folders: [id], assets: [] }, title: 'Parts', note: '', until: UNTIL, mayDownload: false, isProtected: false, passPhrase: '' }
  const made = await admin.ask({ method: 'POST', path: '/v1/share-links', headers: inModule('RECORDS'), body })
  const { token } = made.json as { readonly token: string }
  const read = async (path: string) => (await fetch(`${server.url}${path}`)).text()
  const partsIn = (page: string) => [...page.matchAll(/>(?:<[^>]*>)*(Part \d+)</g)].map(([, name]) => name)
  const first = await read(`/share/${token}?language=no`)
  const [, more = ''] = /href="([^"]*)"[^>]*>Flere mapper</.exec(first) ?? []
  const second = await read(more.replaceAll('&amp;', '&'))
  expect([new Set(partsIn(first)).size, new Set([...partsIn(first), ...partsIn(second)]).size]).toEqual([500, 501])
  expect(second).not.toContain('Flere mapper')
})
