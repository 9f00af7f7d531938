import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: 'https://vitrine.example' } })
})
afterAll(() => server.stop())

const asked = (host: string, path: string, method = 'GET'): Promise<{ readonly status: number | undefined; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server.url)
    const asking = request({ host: '127.0.0.1', port, path, method, headers: { host } }, (response) => {
      response.toArray().then((pieces) => resolve({ status: response.statusCode, text: pieces.join('') }), reject)
    })
    asking.on('error', reject).end()
  })

describe('a host that the server is not known by', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/outbox'],
    ['GET', '/v1/openapi.json'],
    ['GET', '/v1/folders'],
    ['POST', '/v1/auth/login'],
    ['OPTIONS', '/v1/uploads'],
    ['GET', '/nowhere'],
  ])('is refused at %s %s', async (method, path) => {
    expect(await asked('rebound.example', path, method)).toEqual({ status: 421, text: '{"message":"NOT_FOUND"}' })
  })
})

it.each(['vitrine.example', 'localhost', '127.0.0.1', '[::1]'])('answers as %s', async (host) => {
  expect((await asked(host, '/v1/openapi.json')).status).toBe(200)
})
