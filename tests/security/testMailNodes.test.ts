import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailServer } from '../support/server/mailServer.ts'
import { credentialsOf, logIn, personOf } from '../support/server/person.ts'
import { startBeside, startTestServer, type TestServer } from '../support/server/testServer.ts'

let mails: Awaited<ReturnType<typeof mailServer>>
let first: TestServer
let second: TestServer
beforeAll(async () => {
  mails = await mailServer()
  const environment = { VITRINE_SECRET: 'the secret that all nodes of an installation have', SMTP_URL: `smtp://127.0.0.1:${mails.port}` }
  first = await startTestServer({ environment })
  second = await startBeside(first, environment)
})
afterAll(async () => {
  await second.stop()
  await first.stop()
  await mails.stop()
})

it('what became of a test mail whose answer was lost is told by another node, too, and no other one goes out', async () => {
  const signedIn = await logIn(first.url, { ...credentialsOf('super@vitrine.example'), organization: 'Vitrine' })
  const tested = ({ url }: TestServer) => personOf(url, signedIn).ask({ method: 'POST', path: '/v1/mail/tests', headers: { 'idempotency-key': 'a-lost-answer' } })
  const answers = [await tested(first), await tested(second), await tested(first)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[0]?.json).toMatchObject({ to: 'super@vitrine.example', trouble: null })
  expect(answers.map(({ json }) => json)).toEqual(answers.map(() => answers[0]?.json))
  expect(mails.received).toHaveLength(1)
})
