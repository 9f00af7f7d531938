import type { Answer, Person } from '../../support/server/person.ts'
import { CALLERS } from './people.ts'
import { newName } from './sample.ts'

/** The header by which a call names its module. */
export const inModule = (module: string): Readonly<Record<string, string>> => ({ 'x-resource-type': module })

const expectDone = (answer: Answer, what: string): Answer => {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${answer.text}`)
  return answer
}

export interface MadeFolder {
  readonly id: string
  readonly name: string
  readonly revision: number
}

export const makeFolder = async (maker: Person, module: string): Promise<MadeFolder> => {
  const body = { name: newName('Folder'), parentId: null }
  const answer = await maker.ask({ method: 'POST', path: '/v1/folders', headers: inModule(module), body })
  return expectDone(answer, 'A folder was not made').json as MadeFolder
}

const metadata = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

export const tusHeaders = { 'tus-resumable': '1.0.0' }

/** The headers that begin an upload of so many bytes. */
export const uploadHeaders = (module: string, folderId: string, size: number, extension = 'csv', more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  ...inModule(module),
  ...tusHeaders,
  'upload-length': String(size),
  'upload-metadata': metadata({ folderId, filename: `${newName('Notes')}.${extension}`, ...more }),
})

/** What a made file holds: a table. */
export const TEXT = 'year,object\n1887,anchor\n'

/** A whole picture of one point. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const makeUpload = async (maker: Person, module: string, caller: Person): Promise<string> => {
  const folder = await makeFolder(maker, module)
  const answer = await caller.ask({ method: 'POST', path: '/v1/uploads', headers: uploadHeaders(module, folder.id, TEXT.length) })
  const location = expectDone(answer, 'An upload was not begun').headers.get('location') ?? ''
  return location.slice(location.lastIndexOf('/') + 1)
}

/** Those of the demo; whoever calls is too many by then to be listed on one page. */
const DEMO_ADDRESSES = ['@harbour.example', '@fjord.example']

/** Somebody of the maker's organization: neither the maker nor the caller. */
export const anotherUser = async (maker: Person, module: string, caller: Person): Promise<string> => {
  const folder = await makeFolder(maker, module)
  const listed = DEMO_ADDRESSES.map(async (address) => {
    const answer = await maker.ask({ path: `/v1/restrictions/users?kind=folder&id=${folder.id}&search=${address}&limit=200` })
    return (expectDone(answer, 'No users were listed').json as { readonly items: readonly { readonly id: string; readonly email: string }[] }).items
  })
  const items = (await Promise.all(listed)).flat()
  // Nobody who calls: a restriction makes the tokens of its user stale.
  const other = items.find(({ id, email }) => id !== maker.userId && id !== caller.userId && !email.endsWith(CALLERS))
  if (other === undefined) throw new Error('The organization has no third user')
  return other.id
}

export interface MadeAsset {
  readonly id: string
  readonly folderId: string
  readonly revision: number
  readonly contentVersion: string
}

export const bytesHeaders = { ...tusHeaders, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }

export const makeFile = async (maker: Person, module: string, extension: string, bytes: string | Buffer): Promise<MadeAsset> => {
  const folder = await makeFolder(maker, module)
  const begun = await maker.ask({ method: 'POST', path: '/v1/uploads', headers: uploadHeaders(module, folder.id, bytes.length, extension) })
  const path = expectDone(begun, 'An upload was not begun').headers.get('location') ?? ''
  const sent = await maker.ask({ method: 'PATCH', path: new URL(path, 'http://any').pathname, headers: bytesHeaders, body: bytes })
  const { assetId } = expectDone(sent, 'A file was not stored').json as { readonly assetId: string }
  const read = await maker.ask({ path: `/v1/assets/${assetId}`, headers: inModule(module) })
  return expectDone(read, 'An asset was not found').json as MadeAsset
}

export const makeAsset = (maker: Person, module: string): Promise<MadeAsset> => makeFile(maker, module, 'csv', TEXT)

export const makePicture = (maker: Person, module: string): Promise<MadeAsset> => makeFile(maker, module, 'png', PICTURE)

/** A picture whose file was replaced: once it has a thumbnail, so that the earlier file has one too. */
export const makeVersion = async (maker: Person, module: string): Promise<MadeAsset & { readonly versionId: string }> => {
  const { id, folderId } = await makePicture(maker, module)
  const read = async () => expectDone(await maker.ask({ path: `/v1/assets/${id}`, headers: inModule(module) }), 'An asset was not found').json as MadeAsset & Named
  const until = Date.now() + 30_000
  while ((await read()).thumbnail === 'Pending' && Date.now() < until) await new Promise((resolve) => void setTimeout(resolve, 100))
  const { name } = await read()
  const headers = {
    ...inModule(module),
    ...tusHeaders,
    'content-type': 'application/offset+octet-stream',
    'upload-length': String(PICTURE.length),
    'upload-metadata': metadata({ folderId, filename: name, replaces: id }),
  }
  expectDone(await maker.ask({ method: 'POST', path: '/v1/uploads', headers, body: PICTURE }), 'A file was not replaced')
  const listed = await maker.ask({ path: `/v1/assets/${id}/versions`, headers: inModule(module) })
  const { items } = expectDone(listed, 'No versions were listed').json as { readonly items: readonly { readonly id: string }[] }
  return { ...(await read()), versionId: items[0]?.id ?? '' }
}

interface Named {
  readonly name: string
  readonly thumbnail: string
}
