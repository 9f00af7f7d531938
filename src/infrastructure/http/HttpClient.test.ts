import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import * as Result from 'effect/Result'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Credentials, Renewal } from '../../application/session/Credentials.ts'
import type { PreloadedCalls, EarlyAnswer } from './preloadedCalls.ts'
import { Preloaded } from './Preloaded.ts'
import { createFolder, readFolder } from '../folders/contract.ts'
import { HttpCaller } from './HttpCaller.ts'
import { HttpClient } from './HttpClient.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const at = '2026-01-01T00:00:00.000Z'
const FOLDER = {
  id: ID,
  name: 'Ships',
  parentId: null,
  type: 'RECORDS',
  folderCount: 0,
  assetCount: 0,
  webReady: false,
  favorite: false,
  modifiedAt: at,
  revision: 1,
}
const DETAIL = { ...FOLDER, path: [], createdAt: at, createdBy: { name: 'Ada Berg', isGone: false, successor: null }, readiness: null, webReadyRule: 'ask', ruleAbove: null, embargoAbove: null }

/** What the server answers, in turn; `cut` breaks the connection. The last one is repeated. */
type Answer = { readonly status: number; readonly body: unknown } | 'cut'
const ok = (body: unknown): Answer => ({ status: 200, body })
const refused = (status: number, message: string, data = {}): Answer => ({ status, body: { message, ...data } })

let server: Server
let answers: Answer[]
let requests: { readonly method: string; readonly url: string; readonly headers: IncomingMessage['headers']; readonly body: string }[]

beforeEach(async () => {
  requests = []
  server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const serve = async (request: IncomingMessage, response: ServerResponse) => {
  let body = ''
  for await (const piece of request) body += String(piece)
  requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  if (answer === undefined || answer === 'cut') return void request.socket.destroy()
  response.writeHead(answer.status, { 'Content-Type': 'application/json' })
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
}

const signedIn = (outcome: Renewal): Credentials & { renewals: string[] } => {
  let token = 'old'
  const held = () => ({ token, organizationId: 'o1', sessionId: 's1' })
  const renewals: string[] = []
  return {
    renewals,
    held,
    current: async () => held(),
    renew: async (spent) => {
      renewals.push(spent)
      if (outcome === 'renewed') token = 'new'
      return outcome
    },
  }
}

const clientOf = (credentials: Credentials = signedIn('renewed')) => {
  const { port } = server.address() as AddressInfo
  return new HttpClient(new HttpCaller(`http://127.0.0.1:${port}`), credentials, () => 'no')
}
const signal = () => new AbortController().signal
const read = (client = clientOf()) => client.query(readFolder, { params: { folderId: ID }, resourceType: 'RECORDS', signal: signal() })
const create = (client = clientOf()) => client.mutate(createFolder, { body: { name: 'Ships', parentId: null }, signal: signal() })

describe('a call that the page has made already', () => {
  const headers = { 'Accept-Language': 'no', Authorization: 'Bearer old', 'X-Organization-Id': 'o1', 'X-Resource-Type': 'RECORDS' }
  const begin = (answer: Promise<EarlyAnswer>): HttpClient => {
    const { port } = server.address() as AddressInfo
    const calls: PreloadedCalls['calls'] = new Map([[`/v1/folders/${ID}`, { headers, answer }]])
    const preloaded = new Preloaded({ at: 0, calls, streams: new Map() }, () => 0)
    return new HttpClient(new HttpCaller(`http://127.0.0.1:${port}`, preloaded), signedIn('renewed'), () => 'no')
  }

  it('is not made again, until its answer is used up', async () => {
    answers = [refused(404, 'FOLDER_NOT_FOUND')]
    const client = begin(Promise.resolve({ ok: true, status: 200, text: JSON.stringify(DETAIL) }))
    expect([await read(client), requests.length]).toEqual([Result.succeed(DETAIL), 0])
    expect(await read(client)).toEqual(Result.fail({ code: 'FOLDER_NOT_FOUND' }))
  })

  it('is made where it did not get through', async () => {
    answers = [ok(DETAIL)]
    expect(await read(begin(Promise.reject(new TypeError('offline'))))).toEqual(Result.succeed(DETAIL))
  })

  it('is made by the renewed token where the first was refused', async () => {
    answers = [ok(DETAIL)]
    expect(await read(begin(Promise.resolve({ ok: false, status: 401, text: '' })))).toEqual(Result.succeed(DETAIL))
    expect(requests.map((request) => request.headers.authorization)).toEqual(['Bearer new'])
  })
})

describe('a call', () => {
  it('carries the headers of the session, the module and the language', async () => {
    answers = [ok(DETAIL)]
    expect(await read()).toEqual(Result.succeed(DETAIL))
    expect(
      requests.map(({ method, url, headers }) => [
        method,
        url,
        headers.authorization,
        headers['x-organization-id'],
        headers['x-resource-type'],
        headers['accept-language'],
      ]),
    ).toEqual([['GET', `/v1/folders/${ID}`, 'Bearer old', 'o1', 'RECORDS', 'no']])
  })

  it('gives a refusal with what belongs to it', async () => {
    answers = [refused(409, 'FOLDER_ALREADY_EXISTS', { names: ['Ships'] })]
    expect(await create()).toEqual(Result.fail({ code: 'FOLDER_ALREADY_EXISTS', names: ['Ships'] }))
  })

  it.each<[string, Answer, string]>([
    ['an answer of another shape', ok({ name: 'Ships' }), 'CONTRACT_BROKEN'],
    ['a code that the endpoint does not have', refused(409, 'TENANT_NAME_EXISTS'), 'TENANT_NAME_EXISTS'],
    ['a code that nobody has', refused(409, 'toString'), 'UNEXPECTED'],
    ['a code without its data', refused(400, 'VALIDATION_FAILED'), 'CONTRACT_BROKEN'],
    ['a page of a proxy', { status: 502, body: '<h1>Bad gateway</h1>' }, 'UNAVAILABLE'],
    ['a page of a broken server', { status: 500, body: 'oops' }, 'UNEXPECTED'],
    ['no answer', 'cut', 'UNREACHABLE'],
  ])('takes %s for what it is', async (_, answer, code) => {
    answers = [answer]
    expect(await read()).toEqual(Result.fail({ code }))
  })

  it('has the browser send its cookies', async () => {
    answers = [ok(DETAIL)]
    const sent = vi.spyOn(globalThis, 'fetch')
    await read()
    expect(sent.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include'])
    sent.mockRestore()
  })

  it('sets out in the moment that it is made, unless a refresh is under way', async () => {
    answers = [ok(DETAIL)]
    const held = { token: 'new', organizationId: 'o1', sessionId: 's1' }
    const refresh = Promise.withResolvers<typeof held>()
    const sent = vi.spyOn(globalThis, 'fetch')
    const made = read(clientOf({ ...signedIn('renewed'), current: () => held }))
    const late = read(clientOf({ ...signedIn('renewed'), current: () => refresh.promise }))
    const atOnce = sent.mock.calls.length
    refresh.resolve(held)
    expect([await made, await late]).toEqual([Result.succeed(DETAIL), Result.succeed(DETAIL)])
    expect([atOnce, sent.mock.calls.length]).toEqual([1, 2])
    sent.mockRestore()
  })

  it('that is called off is made once', async () => {
    answers = ['cut']
    const over = new AbortController()
    over.abort()
    await clientOf().query(readFolder, { params: { folderId: ID }, signal: over.signal })
    expect(requests).toHaveLength(0)
  })
})

describe('a refused token', () => {
  it('is renewed, and the call repeated with the new one', async () => {
    answers = [refused(401, 'NOT_SIGNED_IN'), ok(DETAIL)]
    const credentials = signedIn('renewed')
    expect(await read(clientOf(credentials))).toEqual(Result.succeed(DETAIL))
    expect([credentials.renewals, requests.map(({ headers }) => headers.authorization)]).toEqual([['old'], ['Bearer old', 'Bearer new']])
  })

  it('is renewed for a change as well, under the same key', async () => {
    answers = [refused(401, 'NOT_SIGNED_IN'), ok(FOLDER)]
    expect(await create()).toEqual(Result.succeed(FOLDER))
    const keys = requests.map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('that is refused again is not tried a third time', async () => {
    answers = [refused(401, 'NOT_SIGNED_IN')]
    expect([await read(), requests.length]).toEqual([Result.fail({ code: 'NOT_SIGNED_IN' }), 2])
  })

  it('is not tried again when the session is over', async () => {
    answers = [refused(401, 'NOT_SIGNED_IN')]
    expect([await read(clientOf(signedIn('refused'))), requests.length]).toEqual([Result.fail({ code: 'NOT_SIGNED_IN' }), 1])
  })

  it('counts as unreachable while the refresh cannot be made', async () => {
    answers = [refused(401, 'NOT_SIGNED_IN')]
    expect(await read(clientOf(signedIn('unreachable')))).toEqual(Result.fail({ code: 'UNREACHABLE' }))
  })
})

it('waits for half a minute', async () => {
  answers = [ok(DETAIL)]
  const limits = vi.spyOn(AbortSignal, 'timeout')
  await create()
  const waited = limits.mock.calls.flat()
  limits.mockRestore()
  expect(waited).toEqual([30_000])
})

describe('trying again', () => {
  it.each<[string, Answer]>([
    ['a lost connection', 'cut'],
    ['a refusal', refused(403, 'PERMISSION_DENIED')],
    ['a server that is busy', refused(503, 'UNAVAILABLE')],
  ])('queries meet %s twice', async (_, answer) => {
    answers = [answer]
    await read()
    expect(requests).toHaveLength(2)
  })

  it('a query succeeds the second time', async () => {
    answers = ['cut', ok(DETAIL)]
    expect(await read()).toEqual(Result.succeed(DETAIL))
  })

  it('changes meet a refusal once', async () => {
    answers = [refused(503, 'UNAVAILABLE')]
    await create()
    expect(requests).toHaveLength(1)
  })

  it('a change whose answer was lost is sent again under the same key', async () => {
    answers = ['cut', ok(FOLDER)]
    expect(await create()).toEqual(Result.succeed(FOLDER))
    const [first, second] = requests.map(({ headers, body }) => ({ key: headers['idempotency-key'], body }))
    expect([second, first?.body]).toEqual([first, JSON.stringify({ name: 'Ships', parentId: null })])
    expect(first?.key).toMatch(/^[0-9a-f-]{36}$/)
  })
})
