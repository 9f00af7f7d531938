import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_PASSWORD } from '../../infrastructure/memory/sampleClaims.ts'
import { createLoginMachine } from './login.machine.ts'
import type { Tokens } from './Tokens.ts'

/** A sign-in whose mailed code was right, of somebody who must set up an authenticator. */
const begin = async () => {
  const { sessions, faults } = inMemoryPorts()
  sessions.askFor('email')
  sessions.haveEnrolled()
  const opened: Tokens[] = []
  const login = createActor(createLoginMachine({ sessions, opened: (tokens) => opened.push(tokens) })).start()
  const values = { email: 'admin@harbour.example', organization: 'Harbour Museum', password: SAMPLE_PASSWORD } as const
  for (const field of ['email', 'organization', 'password'] as const) login.send({ type: 'field.changed', field, value: values[field] })
  login.send({ type: 'submit' })
  await waitFor(login, (snapshot) => snapshot.matches('secondStep'))
  login.getSnapshot().children.secondStep?.send({ type: 'code.changed', code: sessions.code })
  await waitFor(login, (snapshot) => snapshot.matches('enrolling'))
  const enrolment = login.getSnapshot().children.stepEnrolment
  if (enrolment === undefined) throw new Error('Nothing is to be set up')
  return { login, enrolment, sessions, faults, opened }
}

it('hands no session over before an authenticator is set up and its recovery codes are kept', async () => {
  const { login, enrolment, sessions, opened } = await begin()
  expect(enrolment.getSnapshot().context.enrolment.uri).toContain('otpauth://')
  enrolment.send({ type: 'submit' })
  expect(enrolment.getSnapshot()).toMatchObject({ value: 'entering', context: { incomplete: true } })
  enrolment.send({ type: 'code.changed', code: '999999' })
  await waitFor(enrolment, (snapshot) => snapshot.matches('refused'))
  expect(enrolment.getSnapshot().context).toMatchObject({ code: '', failure: { code: 'TWO_FA_CODE_INVALID' } })
  enrolment.send({ type: 'code.changed', code: sessions.code })
  await waitFor(enrolment, (snapshot) => snapshot.matches('codes'))
  expect([enrolment.getSnapshot().context.enrolled?.recoveryCodes.length, opened.length]).toEqual([2, 0])
  enrolment.send({ type: 'kept' })
  expect([login.getSnapshot().value, opened.length]).toEqual(['signedIn', 1])
})

it('begins anew with the password when it took too long, or is left', async () => {
  const first = await begin()
  first.faults.fail('session.enrol', { code: 'NOT_SIGNED_IN' }, 1)
  first.enrolment.send({ type: 'code.changed', code: first.sessions.code })
  await waitFor(first.login, (snapshot) => snapshot.matches('stepEnded'))
  const second = await begin()
  second.enrolment.send({ type: 'back' })
  expect([second.login.getSnapshot().value, second.opened.length]).toEqual(['editing', 0])
})

it('keeps a code that nobody could judge, to be sent again', async () => {
  const { login, enrolment, sessions, faults } = await begin()
  faults.fail('session.enrol', { code: 'UNREACHABLE' }, 1)
  enrolment.send({ type: 'code.changed', code: sessions.code })
  await waitFor(enrolment, (snapshot) => snapshot.matches('refused'))
  expect(enrolment.getSnapshot().context).toMatchObject({ code: sessions.code, failure: { code: 'UNREACHABLE' } })
  enrolment.send({ type: 'submit' })
  await waitFor(enrolment, (snapshot) => snapshot.matches('codes'))
  expect(login.getSnapshot().value).toBe('enrolling')
})
