import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_PASSWORD } from '../../infrastructure/memory/sampleClaims.ts'
import { createLoginMachine } from './login.machine.ts'
import type { Tokens } from './Tokens.ts'

const FORM = { email: 'admin@harbour.example', organization: 'Harbour Museum', password: SAMPLE_PASSWORD, rememberMe: true } as const

const open = () => {
  const { sessions, faults } = inMemoryPorts()
  const opened: [Tokens, boolean][] = []
  const login = createActor(createLoginMachine({ sessions, opened: (tokens, remember) => opened.push([tokens, remember]) })).start()
  const fill = (form: Partial<typeof FORM> & object = FORM) => {
    const { email = '', organization = '', password = '', rememberMe = false } = form
    login.send({ type: 'field.changed', field: 'email', value: email })
    login.send({ type: 'field.changed', field: 'organization', value: organization })
    login.send({ type: 'field.changed', field: 'password', value: password })
    login.send({ type: 'field.changed', field: 'rememberMe', value: rememberMe })
  }
  const submit = async () => {
    login.send({ type: 'submit' })
    await vi.advanceTimersByTimeAsync(0)
  }
  return { login, opened, faults, sessions, fill, submit }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the sign-in form', () => {
  it('can be sent again where the call broke off', async () => {
    const { login, sessions, opened, fill, submit } = open()
    vi.spyOn(sessions, 'logIn').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fill()
    await submit()
    expect([login.getSnapshot().value, login.getSnapshot().context.failure]).toEqual(['refused', { code: 'UNREACHABLE' }])
    await submit()
    expect([login.getSnapshot().value, opened.length]).toEqual(['signedIn', 1])
  })

  it('hands over the session', async () => {
    const { login, opened, fill, submit } = open()
    fill()
    await submit()
    expect([login.getSnapshot().value, opened.map(([{ refreshToken }, remember]) => [refreshToken, remember])]).toEqual([
      'signedIn',
      [['refresh-1', true]],
    ])
  })

  it('tells what is missing at the fields when it is sent, asks nobody, and follows the corrections', async () => {
    const { login, sessions, submit } = open()
    await submit()
    const { value, context } = login.getSnapshot()
    expect([value, context.problems, sessions.calls.logIn]).toEqual([
      'editing',
      { email: { code: 'required' }, organization: { code: 'required' }, password: { code: 'required' } },
      0,
    ])
    login.send({ type: 'field.changed', field: 'email', value: 'x' })
    expect(login.getSnapshot().context.problems['email']).toEqual({ code: 'invalidEmail' })
    login.send({ type: 'field.changed', field: 'email', value: FORM.email })
    expect(Object.keys(login.getSnapshot().context.problems)).toEqual(['organization', 'password'])
  })

  it('keeps what was typed when the server refuses, and can be sent again', async () => {
    const { login, fill, submit } = open()
    fill({ ...FORM, password: 'wrong' } as never)
    await submit()
    expect(login.getSnapshot()).toMatchObject({
      value: 'refused',
      context: { form: { ...FORM, password: 'wrong' }, failure: { code: 'INVALID_CREDENTIALS' } },
    })
    fill()
    await submit()
    expect(login.getSnapshot().value).toBe('signedIn')
  })

  it('goes another way for who never had a password', async () => {
    const { login, faults, opened, fill, submit } = open()
    faults.fail('session.logIn', { code: 'PASSWORD_NOT_SET' }, 1)
    fill()
    await submit()
    expect([login.getSnapshot().value, opened]).toEqual(['passwordNotSet', []])
    login.send({ type: 'login.opened' })
    expect(login.getSnapshot()).toMatchObject({ value: 'editing', context: { failure: undefined } })
  })

  it('does not change while the server is asked', async () => {
    const { login, faults, fill, submit } = open()
    faults.hold('session.logIn')
    fill()
    await submit()
    login.send({ type: 'field.changed', field: 'password', value: 'other' })
    login.send({ type: 'submit' })
    expect(login.getSnapshot()).toMatchObject({ value: 'submitting', context: { form: FORM } })
  })

  it('waits as long as the server asks after too many attempts', async () => {
    const { login, faults, fill, submit } = open()
    faults.fail('session.logIn', { code: 'RATE_LIMITED', retryAfter: 30 })
    fill()
    await submit()
    await submit()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(login.getSnapshot()).toMatchObject({ value: 'limited', context: { failure: { code: 'RATE_LIMITED', retryAfter: 30 } } })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(login.getSnapshot()).toMatchObject({ value: 'editing', context: { form: FORM, failure: undefined } })
  })

  it('lets another account be tried at once, and holds the one that was limited back meanwhile', async () => {
    const { login, faults, fill, submit } = open()
    faults.fail('session.logIn', { code: 'RATE_LIMITED', retryAfter: 896 }, 1)
    fill()
    await submit()
    login.send({ type: 'field.changed', field: 'password', value: 'another' })
    login.send({ type: 'field.changed', field: 'email', value: ` ${FORM.email.toUpperCase()}` })
    expect(login.getSnapshot()).toMatchObject({ value: 'limited', context: { failure: { code: 'RATE_LIMITED' }, form: { password: 'another' } } })
    login.send({ type: 'field.changed', field: 'email', value: 'another@harbour.example' })
    expect(login.getSnapshot()).toMatchObject({ value: 'editing', context: { failure: undefined, form: { email: 'another@harbour.example' } } })
    await submit()
    expect(login.getSnapshot().value).not.toBe('limited')
  })

  it('shows the server’s problems at its fields', async () => {
    const { login, faults, fill, submit } = open()
    faults.fail('session.logIn', { code: 'VALIDATION_FAILED', fields: { organization: { code: 'tooLong', limit: 200 } } })
    fill()
    await submit()
    expect(login.getSnapshot()).toMatchObject({
      value: 'refused',
      context: { problems: { organization: { code: 'tooLong', limit: 200 } } },
    })
  })

  it('forgets the password when it is opened anew, and nothing else', async () => {
    const { login, fill, submit } = open()
    fill()
    await submit()
    login.send({ type: 'login.opened' })
    expect(login.getSnapshot()).toMatchObject({ value: 'editing', context: { form: { ...FORM, password: '' }, problems: {} } })
  })
})
