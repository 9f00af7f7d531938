import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { Faults } from '../../infrastructure/memory/Faults.ts'
import { InMemoryTwoFactorGateway } from '../../infrastructure/two-factor/InMemoryTwoFactorGateway.ts'
import type { TwoFactorIntent } from './changing.ts'
import { createTwoFactorMachine } from './twoFactor.machine.ts'

const PASSWORD = 'Vitrine-demo-1'

const open = async () => {
  const faults = new Faults()
  const gateway = new InMemoryTwoFactorGateway(PASSWORD, faults)
  const twoFactor = createActor(createTwoFactorMachine({ ...inMemoryPorts(), twoFactor: gateway })).start()
  const now = () => twoFactor.getSnapshot()
  const proving = () => now().children.twoFactorChange ?? expect.unreachable('Nothing is being changed')
  const typed = () => proving().getSnapshot()
  const authenticator = () => now().children.newAuthenticator ?? expect.unreachable('No authenticator is being set up')
  const reach = (state: Parameters<ReturnType<typeof now>['matches']>[0]) => waitFor(twoFactor, (snapshot) => snapshot.matches(state))
  const change = (intent: TwoFactorIntent, password = PASSWORD, code = '') => {
    twoFactor.send({ type: 'change', intent })
    proving().send({ type: 'password.changed', password })
    proving().send({ type: 'code.changed', code })
    proving().send({ type: 'submit' })
  }
  twoFactor.send({ type: 'opened' })
  await reach('chosen')
  return { twoFactor, gateway, faults, now, reach, change, proving, typed, authenticator }
}

it('sets an authenticator up by its code, shows the recovery codes once, and forgets password and key', async () => {
  const { twoFactor, gateway, now, reach, change, authenticator } = await open()
  change('app')
  await reach('app')
  const child = authenticator()
  expect([now().children.twoFactorChange, child.getSnapshot().value]).toEqual([undefined, 'entering'])
  expect(child.getSnapshot().context.authenticator).toMatchObject({ secret: expect.any(String) })
  child.send({ type: 'code.changed', code: '999999' })
  await waitFor(child, (snapshot) => snapshot.matches('refused'))
  expect(child.getSnapshot().context).toMatchObject({ code: '', failure: { code: 'TWO_FA_CODE_INVALID' } })
  child.send({ type: 'code.changed', code: `${gateway.code.slice(0, 3)} ${gateway.code.slice(3)}` })
  await reach('codes')
  expect(now().context).toMatchObject({ state: { choice: 'app', recoveryCodesLeft: 10 }, authenticator: undefined })
  expect(now().context.recoveryCodes).toHaveLength(10)
  twoFactor.send({ type: 'kept' })
  expect(now()).toMatchObject({ value: 'chosen', context: { recoveryCodes: [], state: { choice: 'app' } } })
})

it('makes no change without the password', async () => {
  const { now, reach, change, proving, typed } = await open()
  change('email', '')
  expect([now().value, typed()]).toMatchObject(['password', { value: 'entering', context: { incomplete: true } }])
  change('email', 'wrong')
  proving().send({ type: 'cancel' })
  change('email', 'wrong')
  proving().send({ type: 'password.changed', password: 'wrong' })
  proving().send({ type: 'submit' })
  await waitFor(proving(), (snapshot) => snapshot.matches('refused'))
  expect(typed().context).toMatchObject({ password: '', failure: { code: 'INVALID_CREDENTIALS' } })
  expect(now().context.state).toMatchObject({ choice: 'off' })
  proving().send({ type: 'password.changed', password: PASSWORD })
  proving().send({ type: 'submit' })
  await reach('chosen')
  expect([now().context.state?.choice, now().children.twoFactorChange]).toEqual(['email', undefined])
})

it.each(['UNREACHABLE', 'UNAVAILABLE'] as const)('what nobody could judge is not typed again: %s', async (code) => {
  const { twoFactor, gateway, faults, reach, change, proving, typed, authenticator } = await open()
  change('app')
  await reach('app')
  authenticator().send({ type: 'code.changed', code: gateway.code })
  await reach('codes')
  twoFactor.send({ type: 'kept' })
  faults.fail('twoFactor.turnOff', { code }, 1)
  change('off', PASSWORD, gateway.code)
  await waitFor(proving(), (snapshot) => snapshot.matches('refused'))
  expect(typed().context).toMatchObject({ password: PASSWORD, code: gateway.code, failure: { code } })
  proving().send({ type: 'submit' })
  expect((await reach('chosen')).context.state?.choice).toBe('off')
})

it('gives new recovery codes, and turns the step off', async () => {
  const { twoFactor, gateway, now, reach, change, proving, typed, authenticator } = await open()
  change('app')
  await reach('app')
  authenticator().send({ type: 'code.changed', code: gateway.code })
  await reach('codes')
  const before = now().context.recoveryCodes
  twoFactor.send({ type: 'kept' })
  change('codes')
  expect(typed()).toMatchObject({ value: 'entering', context: { incomplete: true } })
  proving().send({ type: 'code.changed', code: '111111' })
  proving().send({ type: 'submit' })
  await waitFor(proving(), (snapshot) => snapshot.matches('refused'))
  expect(typed().context).toMatchObject({ password: PASSWORD, code: '', failure: { code: 'TWO_FA_CODE_INVALID' } })
  proving().send({ type: 'code.changed', code: gateway.code })
  proving().send({ type: 'submit' })
  await reach('codes')
  expect(now().context.recoveryCodes.filter((code) => before.includes(code))).toEqual([])
  twoFactor.send({ type: 'kept' })
  change('off', PASSWORD, now().context.recoveryCodes[0] ?? '')
  await waitFor(proving(), (snapshot) => snapshot.matches('entering'))
  proving().send({ type: 'cancel' })
  change('off', PASSWORD, gateway.code)
  await reach('chosen')
  expect(now().context.state).toEqual({ choice: 'off', required: false, recoveryCodesLeft: 0, passkeys: [] })
})

it('can be read again when it could not be, and leaves a change where it was begun', async () => {
  const { twoFactor, faults, now, reach, change, authenticator } = await open()
  faults.fail('twoFactor.read', { code: 'UNREACHABLE' }, 1)
  twoFactor.send({ type: 'opened' })
  await reach('unreadable')
  twoFactor.send({ type: 'retry' })
  await reach('chosen')
  change('app')
  await reach('app')
  authenticator().send({ type: 'cancel' })
  expect(now()).toMatchObject({ value: 'chosen', context: { authenticator: undefined, state: { choice: 'off' } } })
})

it('adds a passkey, with recovery codes for the first, and removes it by a code', async () => {
  const { twoFactor, faults, now, reach, change, proving } = await open()
  const name = (text: string) => {
    now().children.newPasskey?.send({ type: 'name.changed', name: text })
    now().children.newPasskey?.send({ type: 'submit' })
  }
  change('passkey')
  await reach('passkey')
  name('  ')
  expect(now().children.newPasskey?.getSnapshot()).toMatchObject({ value: 'naming', context: { problem: { code: 'required' } } })
  faults.fail('twoFactor.addPasskey', { code: 'PASSKEY_REFUSED' }, 1)
  name('Work laptop')
  const child = now().children.newPasskey
  if (child === undefined) throw new Error('Nothing is being added')
  await waitFor(child, (snapshot) => snapshot.matches('refused'))
  name('Work laptop')
  await reach('codes')
  const [code = '', other = ''] = now().context.recoveryCodes
  expect(now().context.state?.passkeys.map((passkey) => passkey.name)).toEqual(['Work laptop'])
  twoFactor.send({ type: 'kept' })
  change('passkey', PASSWORD, code)
  await reach('passkey')
  name('Telephone')
  await reach('chosen')
  const [first] = now().context.state?.passkeys ?? []
  twoFactor.send({ type: 'change', intent: 'removePasskey', passkeyId: first?.id ?? '' })
  proving().send({ type: 'password.changed', password: PASSWORD })
  proving().send({ type: 'code.changed', code: other })
  proving().send({ type: 'submit' })
  await waitFor(twoFactor, (snapshot) => snapshot.matches('chosen') && snapshot.context.state?.passkeys.length === 1)
})

it('asks whoever gets codes by e-mail for one before a change, and can mail another', async () => {
  const { twoFactor, gateway, faults, now, reach, change, proving, typed } = await open()
  change('email')
  await reach('chosen')
  faults.fail('twoFactor.mailCode', { code: 'UNREACHABLE' }, 1)
  twoFactor.send({ type: 'change', intent: 'off' })
  expect([now().value, typed().value]).toEqual(['password', 'mailing'])
  proving().send({ type: 'password.changed', password: PASSWORD })
  await waitFor(proving(), (snapshot) => snapshot.matches('entering'))
  expect(typed().context).toMatchObject({ mailed: false, password: PASSWORD, failure: { code: 'UNREACHABLE' } })
  proving().send({ type: 'resend' })
  await waitFor(proving(), ({ context }) => context.mailed)
  expect(typed().context.failure).toBeUndefined()
  proving().send({ type: 'submit' })
  expect(typed()).toMatchObject({ value: 'entering', context: { incomplete: true } })
  proving().send({ type: 'code.changed', code: '000000' })
  proving().send({ type: 'submit' })
  await waitFor(proving(), (snapshot) => snapshot.matches('refused'))
  expect(typed().context).toMatchObject({ password: PASSWORD, code: '', failure: { code: 'TWO_FA_CODE_INVALID' } })
  proving().send({ type: 'code.changed', code: gateway.mailedCode })
  proving().send({ type: 'submit' })
  await reach('chosen')
  expect([now().context.state?.choice, now().children.twoFactorChange]).toEqual(['off', undefined])
})

it('shows whoever comes back what was being set up, and the recovery codes until they are kept', async () => {
  const { twoFactor, gateway, now, reach, change, authenticator } = await open()
  twoFactor.send({ type: 'change', intent: 'app' })
  twoFactor.send({ type: 'opened' })
  expect(now().value).toBe('password')
  change('app')
  await reach('app')
  twoFactor.send({ type: 'opened' })
  authenticator().send({ type: 'code.changed', code: gateway.code })
  await reach('codes')
  const { recoveryCodes } = now().context
  twoFactor.send({ type: 'opened' })
  expect(now()).toMatchObject({ value: 'codes', context: { recoveryCodes } })
})

it('shows whoever comes back the passkey that was being added', async () => {
  const { twoFactor, now, reach, change } = await open()
  change('passkey')
  await reach('passkey')
  twoFactor.send({ type: 'opened' })
  expect(now().value).toBe('passkey')
})
