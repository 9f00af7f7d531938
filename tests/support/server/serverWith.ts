import { afterAll, beforeAll } from 'vitest'
import { signIn, type Person } from './person.ts'
import { startTestServer, type TestServer } from './testServer.ts'

/** A server for all tests of a file, and a demo user who has signed in there. */
export const serverWith = (email: string, options?: Parameters<typeof startTestServer>[0]): { readonly server: TestServer; readonly person: Person } => {
  const own = {} as { server: TestServer; person: Person }
  beforeAll(async () => {
    own.server = await startTestServer(options)
    own.person = await signIn(own.server.url, email)
  })
  afterAll(() => own.server.stop())
  return own
}
