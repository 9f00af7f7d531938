import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { expect } from 'vitest'
import { bytesHeaders, inModule, uploadHeaders } from '../../security/matrix/targets.ts'
import { signIn, type Person } from './person.ts'
import type { TestServer } from './testServer.ts'

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } }).png().toBuffer()

type Form = Readonly<Record<string, string>>

/** Saves the portal of an organization under a web address. */
export const savePortal = async (person: Person, webAddress: string, changes: Form = {}): Promise<number> => {
  const { form, revision } = (await person.ask({ path: '/v1/portal' })).json as { readonly form: Form; readonly revision: number }
  const ids: Record<string, string> = {}
  for (const kind of form['avatar'] === '' ? ['avatar', 'coverPhoto', 'mainPhoto'] : []) {
    const sent = await person.ask({ method: 'POST', path: `/v1/portal/pictures/${kind}?x=0&y=0&width=1&height=1`, headers: { 'content-type': 'image/png' }, body: await picture(60, 40) })
    ids[kind] = (sent.json as { id: string }).id
  }
  const texts = { title: `The ${webAddress} portal`, subtitle: 'Of ours', description: 'What we have', aboutUs: 'Who we are', phone: '+47 22 33 44 55', coverPhotoText: 'A quay', mainPhotoText: 'A barque' }
  const saved = await person.ask({ method: 'PUT', path: '/v1/portal', body: { revision, form: { ...form, ...texts, ...ids, webAddress, customDomain: '', ...changes } } })
  return saved.status
}

/** Takes it Live or Offline. */
export const turnPortal = async (person: Person, action: 'publish' | 'unpublish'): Promise<void> => {
  const { revision } = (await person.ask({ path: '/v1/portal' })).json as { readonly revision: number }
  expect((await person.ask({ method: 'POST', path: `/v1/portal/${action}`, body: { revision } })).status).toBe(200)
}

export const makeFolder = async (person: Person, name: string, parentId: string | null = null): Promise<string> =>
  ((await person.ask({ method: 'POST', path: '/v1/folders', headers: inModule('RECORDS'), body: { name, parentId } })).json as { id: string }).id

/** Uploads a text, and makes it a web-ready asset of this name that has a picture. */
export const makeAsset = async (server: TestServer, person: Person, folderId: string, name: string): Promise<string> => {
  const text = Buffer.from(`Papers of ${name}`)
  const begun = await person.ask({ method: 'POST', path: '/v1/uploads', headers: uploadHeaders('RECORDS', folderId, text.length) })
  const path = new URL(begun.headers.get('location') ?? '', 'http://any').pathname
  const { assetId } = (await person.ask({ method: 'PATCH', path, headers: bytesHeaders, body: text })).json as { readonly assetId: string }
  await server.database.owner.query(
    `update assets set name = $2, name_key = $3, description = $4, web_ready = true, thumbnail = 'Ready', preview = 'image', width = 6000, height = 4000 where id = $1`,
    [assetId, name, name.toLowerCase(), `About ${name}`],
  )
  return assetId
}

/** An asset, in one of the states that decide whether visitors see it. */
export interface StatedAsset {
  readonly id: string
  readonly name: string
  /** As the specification has it: web-ready, unrestricted, not in the trash, embargo over, on the organization's own portal. */
  readonly isPublic: boolean
}

export interface StatedPortal {
  readonly harbour: Person
  readonly fjord: Person
  readonly shown: readonly StatedAsset[]
  readonly open: string
  readonly closed: string
}

export const TITLE = 'Quay <b>&</b> "Co"'

/** The museum's portal, Live at `quay`, with an asset in each state; the archive's, Offline at `farms`. */
export const seedPortals = async (server: TestServer): Promise<StatedPortal> => {
  const query = (text: string, values: readonly unknown[]) => server.database.owner.query(text, [...values])
  const [harbour, fjord] = [await signIn(server.url, 'admin@harbour.example'), await signIn(server.url, 'admin@fjord.example')]
  expect([await savePortal(harbour, 'quay', { title: TITLE }), await savePortal(fjord, 'farms')]).toEqual([200, 200])
  await turnPortal(harbour, 'publish')
  const [open, closed] = [await makeFolder(harbour, 'Open shelf'), await makeFolder(harbour, 'Closed shelf')]
  const later = await makeFolder(harbour, 'Later')
  const [drawer, below, thrown] = [await makeFolder(harbour, 'Drawer', open), await makeFolder(harbour, 'Below', closed), await makeFolder(harbour, 'Thrown')]
  const made = async (name: string, isPublic: boolean, place = open): Promise<StatedAsset> => ({ id: await makeAsset(server, harbour, place, name), name, isPublic })
  const shown = [
    await made('Zebra <i>ready</i> & "so"', true),
    await made('Zebra ended', true, drawer),
    await made('Zebra held', false),
    await made('Zebra rough', false),
    await made('Zebra kept', false),
    await made('Zebra deep', false, below),
    // The latest day of the way counts, so its own, which is over, does not bring it out.
    await made('Zebra later', false, await makeFolder(harbour, 'Below the later', later)),
    await made('Zebra gone', false),
    await made('Zebra lost', false, thrown),
    { id: await makeAsset(server, fjord, await makeFolder(fjord, 'Farm'), 'Zebra foreign'), name: 'Zebra foreign', isPublic: false },
  ]
  const idOf = (word: string) => shown.find(({ name }) => name.includes(word))?.id
  await query(`update assets set embargo_until = current_date where id = any ($1::uuid[])`, [[idOf('ended'), idOf('later')]])
  await query('update folders set embargo_until = current_date + 1 where id = $1', [later])
  await query(`update assets set embargo_until = current_date + 1 where id = $1`, [idOf('held')])
  await query('update assets set web_ready = false where id = $1', [idOf('rough')])
  await query('update assets set trashed_at = now() where id = $1', [idOf('gone')])
  await query('update folders set trashed_at = now() where id = $1', [thrown])
  const restrict = [{ kind: 'folder', id: closed }, { kind: 'asset', id: idOf('kept') }]
  await harbour.ask({ method: 'POST', path: '/v1/publication-restrictions', body: { restrict, lift: [] } })
  return { harbour, fjord, shown, open, closed }
}

const { DOMParser } = new JSDOM('').window

/** Strictly: what is not well-formed throws. */
export const parsedXml = (xml: string): Document => {
  const found = new DOMParser().parseFromString(xml, 'application/xml')
  if (found.getElementsByTagName('parsererror').length > 0) throw new Error(`Not well-formed: ${found.documentElement.textContent}`)
  return found
}

export const textsIn = (within: Document | Element, name: string): readonly string[] => [...within.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '')
