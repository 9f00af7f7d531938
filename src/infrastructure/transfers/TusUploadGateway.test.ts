import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import * as tus from 'tus-js-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { failureOf } from '../../application/failures/outcome.ts'
import { HttpCaller } from '../http/HttpCaller.ts'
import { HttpClient } from '../http/HttpClient.ts'
import { TusUploadGateway } from './TusUploadGateway.ts'

let server: Server
let base: string
let requests: { readonly method: string | undefined; readonly headers: IncomingHttpHeaders }[]

beforeEach(async () => {
  requests = []
  server = createServer((request, response) => {
    requests.push({ method: request.method, headers: request.headers })
    request.resume().on('end', () => {
      const made = request.method === 'POST' ? { Location: `${base}/v1/uploads/1`, 'Upload-Offset': '3' } : {}
      response.writeHead(request.method === 'POST' ? 201 : 204, { 'Tus-Resumable': '1.0.0', ...made })
      response.end(request.method === 'POST' ? JSON.stringify({ assetId: 'a1', name: 'a.csv' }) : undefined)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

type Options = ConstructorParameters<typeof tus.Upload>[1]

/** In Node the protocol's client takes buffers where browsers take files. */
class BufferUpload extends tus.Upload {
  constructor(_file: unknown, { fileReader: _reader, ...options }: Options) {
    super(Buffer.from('a,b'), options)
  }
}

const HELD = { token: 't1', organizationId: 'o1', sessionId: 's1' }
const CREDENTIALS = { held: () => HELD, current: async () => HELD, renew: async () => 'refused' as const }
const SENDING = { id: 'one-1', file: new File(['a,b'], 'a.csv'), destination: { type: 'RECORDS', folderId: 'f1' } as const, name: 'a.csv', address: undefined }
const PROGRESS = { kept: () => undefined, sent: () => undefined }

it('every request carries the token, the organization, the module and the chosen language, and is known when it is sent again', async () => {
  const http = new HttpClient(new HttpCaller(base), CREDENTIALS, () => 'no')
  const uploads = new TusUploadGateway(http, CREDENTIALS, base, async () => ({ Upload: BufferUpload }))
  const carried = { authorization: 'Bearer t1', 'x-organization-id': 'o1', 'accept-language': 'no' }
  await uploads.send(SENDING, PROGRESS, new AbortController().signal)
  await uploads.discard(`${base}/v1/uploads/1`)
  expect(requests).toMatchObject([
    { method: 'POST', headers: { ...carried, 'x-resource-type': 'RECORDS', 'idempotency-key': 'one-1' } },
    { method: 'DELETE', headers: carried },
  ])
})

it('a file whose way to the server cannot be fetched waits for the network, and what had arrived is left to the server', async () => {
  const http = new HttpClient(new HttpCaller(base), CREDENTIALS, () => 'no')
  const uploads = new TusUploadGateway(http, CREDENTIALS, base, async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const outcome = await uploads.send(SENDING, PROGRESS, new AbortController().signal)
  expect(failureOf(outcome)).toEqual({ code: 'UNREACHABLE' })
  await uploads.discard(`${base}/v1/uploads/1`)
  expect(requests).toEqual([])
})

it('hands a file that travels whole to the browser as it is, and the rest of one that goes on cut out of it', async () => {
  const given: Options[] = []
  class Given extends BufferUpload {
    constructor(file: unknown, options: Options) {
      super(file, options)
      given.push(options)
    }
  }
  const http = new HttpClient(new HttpCaller(base), CREDENTIALS, () => 'no')
  await new TusUploadGateway(http, CREDENTIALS, base, async () => ({ Upload: Given })).send(SENDING, PROGRESS, new AbortController().signal)
  const source = await given[0]?.fileReader?.openFile(SENDING.file, Number.POSITIVE_INFINITY)
  expect(source?.size).toBe(3)
  expect((await source?.slice(0, 3))?.value).toBe(SENDING.file)
  const [beginning, rest] = await Promise.all([source?.slice(0, 2), source?.slice(1, 3)])
  expect([await beginning?.value.text(), beginning?.done, await rest?.value.text(), rest?.done]).toEqual(['a,', false, ',b', true])
})
