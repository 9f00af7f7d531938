import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { Answer, Person } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'
import { bytesHeaders, inModule, uploadHeaders, TEXT } from './matrix/targets.ts'

const server = await startTestServer()
const headers = inModule('RECORDS')
let maker: Person
let editor: Person
let reader: Person
let refreshToken = ''
let [folderId, first, second, hidden] = ['', '', '', '']

const asset = async (): Promise<string> => {
  const begun = await maker.ask({ method: 'POST', path: '/v1/uploads', headers: uploadHeaders('RECORDS', folderId, TEXT.length) })
  const path = new URL(begun.headers.get('location') ?? '', 'http://any').pathname
  const sent = await maker.ask({ method: 'PATCH', path, headers: bytesHeaders, body: TEXT })
  return (sent.json as { readonly assetId: string }).assetId
}
/** The editor once the asset is restricted for them, or is not any more; in a session that knows. */
const editorWith = async (how: 'restrict' | 'lift'): Promise<Person> => {
  const body = { restrict: [], lift: [], [how]: [{ kind: 'asset', id: hidden }] }
  const answer = await maker.ask({ method: 'POST', path: `/v1/users/${editor.userId}/restrictions`, body })
  if (answer.status !== 200) throw new Error(`No restriction was changed: ${answer.text}`)
  const renewed = await editor.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken } })
  const tokens = renewed.json as { readonly token: string; readonly refreshToken: string }
  ;({ refreshToken } = tokens)
  const authorization = `Bearer ${tokens.token}`
  return { ...editor, token: tokens.token, ask: (asking) => editor.ask({ ...asking, headers: { ...asking.headers, authorization } }) }
}

beforeAll(async () => {
  maker = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS)
  folderId = ((await maker.ask({ method: 'POST', path: '/v1/folders', headers, body: { name: 'Edited together', parentId: null } })).json as { readonly id: string }).id
  ;[first, second, hidden] = [await asset(), await asset(), await asset()]
  editor = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS.filter((permission) => permission !== 'CREATE_ORGS'))
  ;({ refreshToken } = editor)
  reader = await editorWith('restrict')
})
afterAll(() => server.stop())

const edit = (text: string) => ({ description: { how: 'replace', text } })
const items = (...assets: readonly string[]) => ({ kind: 'items', folders: [], assets })
const contents = () => ({ kind: 'contents', folderId, except: [] })
const send = (path: string, body: object, who = reader): Promise<Answer> => who.ask({ method: 'POST', path: `/v1/library/edit${path}`, headers, body })
const applied = async (selection: object, text: string, who = reader): Promise<Answer> => {
  const { state } = (await send('/plan', { selection, edit: edit(text) }, who)).json as { readonly state: string }
  return send('', { selection, edit: edit(text), state }, who)
}
const descriptions = async (): Promise<readonly string[]> => {
  const { rows } = await server.database.owner.query<{ description: string }>(
    'select description from unnest($1::uuid[]) with ordinality as named (id, place) join assets using (id) order by place',
    [[first, second, hidden]],
  )
  return rows.map(({ description }) => description)
}

it('a whole folder is edited without the asset in it that is restricted for the editor', async () => {
  expect((await send('/summary', { selection: contents() })).json).toMatchObject({ assets: 2 })
  expect((await send('/plan', { selection: contents(), edit: edit('Seen') })).json).toMatchObject({ assets: 2, changed: 2 })
  expect((await applied(contents(), 'Seen')).json).toMatchObject({ changed: 2 })
  expect(await descriptions()).toEqual(['Seen', 'Seen', ''])
})

it('an asset that is restricted for the editor is left out of those that are named, and nothing of it is told', async () => {
  const selection = items(first, hidden, second)
  const plan = await send('/plan', { selection, edit: edit('Named') })
  expect(plan.json).toMatchObject({ assets: 2, gone: 1, changed: 2 })
  expect(plan.text).not.toContain(hidden)
  expect(await send('/summary', { selection })).toMatchObject({ status: 403, message: 'ASSET_RESTRICTED_ACCESS' })
  expect((await applied(selection, 'Named')).json).toMatchObject({ changed: 2 })
  expect(await descriptions()).toEqual(['Named', 'Named', ''])
})

it('the restricted asset alone is refused', async () => {
  for (const [path, more] of [['/summary', {}], ['/plan', { edit: edit('Alone') }], ['', { edit: edit('Alone'), state: 'any' }]] as const)
    expect(await send(path, { selection: items(hidden), ...more })).toMatchObject({ status: 403, message: 'ASSET_RESTRICTED_ACCESS' })
})

it('an edit that is taken back leaves what was restricted for the editor since', async () => {
  const free = await editorWith('lift')
  const { change } = (await applied(items(first, second, hidden), 'All', free)).json as { readonly change: string }
  expect(await descriptions()).toEqual(['All', 'All', 'All'])
  const again = await editorWith('restrict')
  expect((await send('/undo', { change }, again)).json).toEqual({ changed: 2, left: 1 })
  expect(await descriptions()).toEqual(['Named', 'Named', 'All'])
})
