import * as Result from 'effect/Result'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import { expect, it } from 'vitest'
import { browserDevice } from './passkeyDevice.ts'

const MADE = { id: 'made' } as RegistrationResponseJSON
const USED = { id: 'used' } as AuthenticationResponseJSON

it('answers what the device gave, as text', async () => {
  const device = browserDevice(async () => ({ startRegistration: async () => MADE, startAuthentication: async () => USED }))
  expect([await device.create('{}'), await device.use('{}')]).toEqual([Result.succeed('{"id":"made"}'), Result.succeed('{"id":"used"}')])
})

it('a device that gives none has refused', async () => {
  const refuse = () => Promise.reject(new DOMException('The operation was not allowed', 'NotAllowedError'))
  const device = browserDevice(async () => ({ startRegistration: refuse, startAuthentication: refuse }))
  const refused = Result.fail({ code: 'PASSKEY_REFUSED' })
  expect([await device.create('{}'), await device.use('{}')]).toEqual([refused, refused])
})

it('what cannot be fetched while the network is gone is told as that, and asked for again', async () => {
  let isGone = true
  const device = browserDevice(async () => {
    if (isGone) throw new TypeError('Failed to fetch dynamically imported module')
    return { startRegistration: async () => MADE, startAuthentication: async () => USED }
  })
  const unreached = Result.fail({ code: 'UNREACHABLE' })
  expect([await device.create('{}'), await device.use('{}')]).toEqual([unreached, unreached])
  isGone = false
  expect(await device.use('{}')).toEqual(Result.succeed('{"id":"used"}'))
})
