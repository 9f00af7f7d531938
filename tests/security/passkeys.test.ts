import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/demo/installation.ts'
import { Device } from '../support/server/passkey.ts'
import { ask, signIn, type Answer, type Person } from '../support/server/person.ts'
import { beginSignIn, post, type Waiting } from '../support/server/secondStep.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

const USER = 'user@harbour.example'
const password = DEMO_PASSWORD

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  origin = new URL(server.url).origin
})
afterAll(() => server.stop())

const said = ({ status, message }: Answer) => [status, message]
const INVALID = [403, 'TWO_FA_CODE_INVALID']
const state = (answer: Answer) => answer.json as { readonly state: { readonly passkeys: readonly { readonly id: string; readonly name: string }[] }; readonly recoveryCodes: readonly string[] }

/** Adds a passkey of a device; `code` where there is a second step already. */
const add = async (person: Person, device: Device, name: string, code?: string): Promise<Answer> => {
  const begun = await post(person, '/passkeys/options', { password, ...(code === undefined ? {} : { code }) })
  if (begun.status !== 200) return begun
  return post(person, '/passkeys', { name, response: device.create((begun.json as { readonly options: string }).options) })
}

const send = ({ cookie }: Waiting, path: string, body: object) => ask(server.url, { method: 'POST', path: `/v1/auth/two-factor/passkey${path}`, body, headers: { cookie } })
const optionsFor = async (waiting: Waiting) => ((await send(waiting, '', { challenge: waiting.challenge })).json as { readonly options: string }).options
const give = (waiting: Waiting, response: string) => send(waiting, '/confirmation', { challenge: waiting.challenge, response })

let addresses = 0
const begin = () => beginSignIn(server.url, USER, `192.0.2.${(addresses += 1)}`)

it('a passkey is added with the password, signs in, each answer once and by its own device alone, and is removed with a code', async () => {
  const person = await signIn(server.url, USER)
  const [device, stranger] = [new Device(origin), new Device(origin)]
  const added = await add(person, device, ' Nora’s phone ')
  expect(state(added)).toMatchObject({ state: { choice: 'off', passkeys: [{ name: 'Nora’s phone', usedAt: null }], recoveryCodesLeft: 10 } })
  const { recoveryCodes } = state(added)
  expect(recoveryCodes).toHaveLength(10)

  const waiting = await begin()
  expect([waiting.methods, waiting.resendAfter]).toEqual([['passkey', 'recovery'], null])
  expect(said(await waiting.mail())).toEqual([403, 'PERMISSION_DENIED'])
  expect(said(await give(waiting, device.use(JSON.stringify({ challenge: 'bm90aGluZw' }))))).toEqual(INVALID)
  const options = await optionsFor(waiting)
  expect(said(await give(waiting, stranger.use(options)))).toEqual(INVALID)
  expect(said(await give(waiting, new Device('https://evil.example').use(options)))).toEqual(INVALID)
  const other = await begin()
  const answer = device.use(options)
  expect(said(await give(other, answer))).toEqual(INVALID)
  expect(said(await give(waiting, answer))).toEqual([200, undefined])
  expect(said(await give(waiting, answer))).toEqual(INVALID)
  // A copy of the device has not counted that use.
  expect(said(await give(other, device.use(await optionsFor(other), true)))).toEqual(INVALID)
  const [recovery = '', removal = '', second = ''] = recoveryCodes
  expect(said(await other.confirm('recovery', recovery))).toEqual([200, undefined])

  expect(said(await add(person, stranger, 'Key'))).toEqual(INVALID)
  const both = await add(person, stranger, 'Key', second)
  expect(state(both)).toMatchObject({ recoveryCodes: [], state: { passkeys: [{ name: 'Nora’s phone' }, { name: 'Key' }] } })
  const [first, key] = state(both).state.passkeys
  expect(said(await post(person, `/passkeys/${first?.id ?? ''}/removal`, { password }))).toEqual(INVALID)
  const removed = await post(person, `/passkeys/${first?.id ?? ''}/removal`, { password, code: removal })
  expect(removed.json).toMatchObject({ passkeys: [{ name: 'Key' }], recoveryCodesLeft: 7 })
  const last = await post(person, `/passkeys/${key?.id ?? ''}/removal`, { password, code: recoveryCodes[3] })
  expect(last.json).toMatchObject({ choice: 'off', passkeys: [], recoveryCodesLeft: 0 })
  expect((await signIn(server.url, USER)).userId).toBe(person.userId)
})

it('a passkey needs a name, and a device that was asked', async () => {
  const person = await signIn(server.url, 'publisher@harbour.example')
  expect(said(await post(person, '/passkeys', { name: 'Key', response: '{}' }))).toEqual([403, 'TWO_FA_CODE_EXPIRED'])
  expect(await add(person, new Device(origin), ' ')).toMatchObject({ status: 400, json: { fields: { name: { code: 'required' } } } })
  expect(said(await add(person, new Device('https://evil.example'), 'Key'))).toEqual(INVALID)
  expect(said(await post(person, '/passkeys', { name: 'Key', response: 'nonsense' }))).toEqual(INVALID)
})
