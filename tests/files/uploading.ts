import { request, type ClientRequest } from 'node:http'
import type { Answer, Person } from '../support/server/person.ts'

let count = 0

/** A name that nothing has yet. */
export const newName = (extension: string): string => `File ${(count += 1)}.${extension}`

export const records = { 'x-resource-type': 'RECORDS' } as const

export const newFolder = async (person: Person, name = `Folder ${(count += 1)}`): Promise<string> => {
  const answer = await person.ask({ method: 'POST', path: '/v1/folders', headers: records, body: { name, parentId: null } })
  if (answer.status !== 200) throw new Error(`The folder was not made: ${answer.text}`)
  return (answer.json as { readonly id: string }).id
}

export interface Sending {
  readonly folderId: string
  readonly name: string
  readonly bytes: Buffer
  /** What the request says the whole will be, where that is not so. */
  readonly length?: number
  /** The asset of its name whose file it takes the place of. */
  readonly replaces?: string
  /** The asset that it was chosen for. */
  readonly target?: string
  /** The content version of the file that is replaced. */
  readonly seen?: string
}

const TUS = { ...records, 'tus-resumable': '1.0.0' } as const
const BYTES = { 'content-type': 'application/offset+octet-stream' } as const
const base64 = (text: string): string => Buffer.from(text).toString('base64')

const announcement = ({ folderId, name, bytes, length, replaces, target, seen }: Sending): Readonly<Record<string, string>> => ({
  ...TUS,
  'upload-length': String(length ?? bytes.length),
  'upload-metadata': Object.entries({ folderId, filename: name, replaces, target, seen })
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key} ${base64(value)}`]))
    .join(','),
})

/** Creation with the whole file in one request. `key`: by which it is known when it is sent again. */
export const upload = (person: Person, sending: Sending, key?: string): Promise<Answer> =>
  person.ask({ method: 'POST', path: '/v1/uploads', headers: { ...announcement(sending), ...BYTES, ...(key === undefined ? {} : { 'idempotency-key': key }) }, body: sending.bytes })

/** The same, but that only half of the bytes are sent; destroying the request loses the connection. */
export const breakingOff = (person: Person, sending: Sending): ClientRequest => {
  const headers = { ...announcement(sending), ...BYTES, authorization: `Bearer ${person.token}`, 'content-length': String(sending.bytes.length) }
  const sent = request(`${person.url}/v1/uploads`, { method: 'POST', headers })
  sent.on('error', () => undefined)
  sent.write(sending.bytes.subarray(0, sending.bytes.length / 2))
  return sent
}

/** Creation alone. Answers its address. */
export const begin = async (person: Person, sending: Sending): Promise<string> => {
  const answer = await person.ask({ method: 'POST', path: '/v1/uploads', headers: announcement(sending) })
  const location = answer.headers.get('location')
  if (location === null) throw new Error(`The upload was not begun: ${answer.text}`)
  return location
}

export const send = (person: Person, path: string, offset: number, bytes: Buffer): Promise<Answer> =>
  person.ask({ method: 'PATCH', path, headers: { ...TUS, ...BYTES, 'upload-offset': String(offset) }, body: bytes })

export const arrived = (person: Person, path: string): Promise<Answer> => person.ask({ method: 'HEAD', path, headers: TUS })

export const giveUp = (person: Person, path: string): Promise<Answer> => person.ask({ method: 'DELETE', path, headers: TUS })

export const assetIdOf = (answer: Answer): string => {
  if (answer.status >= 300) throw new Error(`The upload was refused: ${answer.text}`)
  return (answer.json as { readonly assetId: string }).assetId
}

export interface Asset {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly mediaType: string
  readonly checksum: string
  readonly thumbnail: string
  readonly indexing: string
  readonly contentVersion: string
  readonly width: number | null
  readonly height: number | null
  readonly fileNumber: string
  readonly revision: number
}

export const readAsset = async (person: Person, id: string): Promise<Asset> =>
  (await person.ask({ path: `/v1/assets/${id}`, headers: records })).json as Asset

/** A sound of so many bytes: nothing is made of it in the background. */
export const soundOf = (size: number): Buffer => {
  const bytes = Buffer.alloc(size)
  bytes.write('RIFF', 0, 'latin1')
  bytes.write('WAVEfmt ', 8, 'latin1')
  return bytes
}
