import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_PASSWORD } from '../../infrastructure/memory/sampleClaims.ts'
import type { StepMethod } from '../../domain/session/twoFactor.ts'
import { createLoginMachine } from './login.machine.ts'
import type { Tokens } from './Tokens.ts'

const APP: readonly StepMethod[] = ['app', 'email', 'recovery']

/** A sign-in whose password was right. */
const open = async (...methods: readonly StepMethod[]) => {
  const { sessions, faults } = inMemoryPorts()
  sessions.askFor(...methods)
  const opened: [Tokens, boolean][] = []
  const login = createActor(createLoginMachine({ sessions, opened: (tokens, remember) => opened.push([tokens, remember]) })).start()
  const values = { email: 'admin@harbour.example', organization: 'Harbour Museum', password: SAMPLE_PASSWORD } as const
  for (const field of ['email', 'organization', 'password'] as const) login.send({ type: 'field.changed', field, value: values[field] })
  login.send({ type: 'field.changed', field: 'rememberMe', value: true })
  login.send({ type: 'submit' })
  await vi.advanceTimersByTimeAsync(0)
  const step = login.getSnapshot().children.secondStep
  if (step === undefined) throw new Error('No second step was asked for')
  const type = async (code: string) => {
    step.send({ type: 'code.changed', code })
    await vi.advanceTimersByTimeAsync(0)
  }
  const submit = async () => {
    step.send({ type: 'submit' })
    await vi.advanceTimersByTimeAsync(0)
  }
  const now = () => step.getSnapshot()
  const mailedCode = now().children.mailedCode
  if (mailedCode === undefined) throw new Error('The second step has no mail')
  const mail = () => mailedCode.getSnapshot()
  return { login, step, mailedCode, sessions, faults, opened, type, submit, now, mail }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the second step', () => {
  it('opens the session by a passkey, which can be refused by its device and asked for again', async () => {
    const { login, faults, opened, submit, now } = await open('passkey', 'app', 'recovery')
    expect(now().context.method).toBe('passkey')
    faults.fail('session.confirmPasskey', { code: 'PASSKEY_REFUSED' }, 1)
    await submit()
    expect(now()).toMatchObject({ value: 'refused', context: { failure: { code: 'PASSKEY_REFUSED' } } })
    await submit()
    expect([login.getSnapshot().value, opened.length]).toEqual(['signedIn', 1])
  })

  it('opens the session by a code that is sent as soon as it is whole, remembered as was asked for', async () => {
    const { login, sessions, opened, type } = await open(...APP)
    expect([login.getSnapshot().value, opened]).toEqual(['secondStep', []])
    await type(sessions.code.slice(0, 5))
    expect(opened).toEqual([])
    await type(`${sessions.code.slice(0, 3)} ${sessions.code.slice(3)}`)
    expect([login.getSnapshot().value, opened.map(([, remember]) => remember)]).toEqual(['signedIn', [true]])
  })

  it('says that a code is not whole, without asking anybody', async () => {
    const { now, type, submit, faults } = await open(...APP)
    faults.hold('session.confirmStep')
    await type('123')
    await submit()
    expect(now()).toMatchObject({ value: 'entering', context: { incomplete: true } })
    await type('1234')
    expect(now().context.incomplete).toBe(false)
  })

  it('takes another code after a wrong one, and keeps the code when nobody could judge it', async () => {
    const { now, type, submit, faults, sessions, login } = await open(...APP)
    await type('999999')
    expect(now()).toMatchObject({ value: 'refused', context: { code: '', failure: { code: 'TWO_FA_CODE_INVALID' } } })
    faults.fail('session.confirmStep', { code: 'UNREACHABLE' }, 1)
    await type(sessions.code)
    expect(now()).toMatchObject({ value: 'refused', context: { code: sessions.code, failure: { code: 'UNREACHABLE' } } })
    await submit()
    expect(login.getSnapshot().value).toBe('signedIn')
  })

  it('begins anew with the password after the fifth wrong code', async () => {
    const { login, type } = await open(...APP)
    for (let guess = 0; guess < 5; guess += 1) await type(`99999${guess}`)
    expect(login.getSnapshot()).toMatchObject({ value: 'stepEnded', context: { form: { email: 'admin@harbour.example', password: '' } } })
  })

  it('waits as long as the server asks for after too many codes', async () => {
    const { now, type, faults } = await open(...APP)
    faults.fail('session.confirmStep', { code: 'RATE_LIMITED', retryAfter: 60 }, 1)
    await type('123456')
    await vi.advanceTimersByTimeAsync(59_000)
    expect(now().value).toBe('limited')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(now()).toMatchObject({ value: 'entering', context: { code: '', failure: undefined } })
  })

  it('goes back to the password', async () => {
    const { login, step } = await open(...APP)
    step.send({ type: 'back' })
    expect(login.getSnapshot()).toMatchObject({ value: 'editing', context: { form: { password: '' }, step: undefined } })
  })
})

describe('a mailed code', () => {
  it('is sent when it is chosen in the place of the authenticator, once', async () => {
    const { now, mail, step, sessions, type, login } = await open(...APP)
    expect([now().value, mail().value]).toEqual(['entering', 'idle'])
    step.send({ type: 'method.chosen', method: 'email' })
    await vi.advanceTimersByTimeAsync(0)
    expect([now().context.method, mail().value, mail().context.resendIn]).toEqual(['email', 'pausing', 30])
    step.send({ type: 'method.chosen', method: 'app' })
    step.send({ type: 'method.chosen', method: 'email' })
    await vi.advanceTimersByTimeAsync(0)
    expect(mail().value).toBe('pausing')
    await type(sessions.code)
    expect(login.getSnapshot().value).toBe('signedIn')
  })

  it('can be asked for again after half a minute, which is counted down', async () => {
    const { now, mail, mailedCode, sessions } = await open('email')
    const first = sessions.code
    mailedCode.send({ type: 'resend' })
    await vi.advanceTimersByTimeAsync(29_000)
    expect(mail()).toMatchObject({ value: 'pausing', context: { resendIn: 1 } })
    await vi.advanceTimersByTimeAsync(1_000)
    expect([now().value, mail().value, sessions.code]).toEqual(['entering', 'ready', first])
    mailedCode.send({ type: 'resend' })
    await vi.advanceTimersByTimeAsync(0)
    expect([now().value, mail().value, sessions.code === first]).toEqual(['entering', 'pausing', false])
  })

  it('that could not be sent can be asked for again, at once or when the server allows it', async () => {
    const { now, mail, mailedCode, login, step, faults } = await open(...APP)
    faults.fail('session.mailCode', { code: 'UNREACHABLE' }, 1)
    step.send({ type: 'method.chosen', method: 'email' })
    await vi.advanceTimersByTimeAsync(0)
    expect(mail()).toMatchObject({ value: 'failed', context: { failure: { code: 'UNREACHABLE' } } })
    faults.fail('session.mailCode', { code: 'RATE_LIMITED', retryAfter: 5 }, 1)
    mailedCode.send({ type: 'resend' })
    await vi.advanceTimersByTimeAsync(0)
    expect(mail()).toMatchObject({ value: 'pausing', context: { resendIn: 5, failure: { code: 'RATE_LIMITED' } } })
    await vi.advanceTimersByTimeAsync(5_000)
    faults.fail('session.mailCode', { code: 'NOT_SIGNED_IN' }, 1)
    mailedCode.send({ type: 'resend' })
    await vi.advanceTimersByTimeAsync(0)
    expect([now().status, login.getSnapshot().value]).toEqual(['done', 'stepEnded'])
  })
})
