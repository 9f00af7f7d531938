import type { Result } from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { failureOf, hasSucceeded } from '../../application/failures/outcome.ts'
import { Faults } from '../memory/Faults.ts'
import { SAMPLE_CLAIMS, SAMPLE_PASSWORD } from '../memory/sampleClaims.ts'
import { DeferredSessionGateway } from './DeferredSessionGateway.ts'
import { InMemorySessionGateway } from './InMemorySessionGateway.ts'

const { signal } = new AbortController()
const FORM = { email: SAMPLE_CLAIMS.user.email, organization: SAMPLE_CLAIMS.organization.name, password: SAMPLE_PASSWORD, rememberMe: false }

const open = () => {
  let isGone = true
  const sessions = new InMemorySessionGateway(SAMPLE_CLAIMS, SAMPLE_PASSWORD, new Faults())
  const deferred = new DeferredSessionGateway(async () => {
    if (isGone) throw new TypeError('Failed to fetch dynamically imported module')
    return sessions
  })
  return { deferred, deploy: () => (isGone = false) }
}

it('whose code cannot be fetched has not reached the server, whatever is asked', async () => {
  const { deferred } = open()
  const calls: readonly Promise<Result<unknown, { readonly code: string }>>[] = [
    deferred.logIn(FORM, signal),
    deferred.confirmStep({ challenge: 'c', method: 'app', code: '123456' }, signal),
    deferred.confirmPasskey('c', signal),
    deferred.enrol({ challenge: 'c', code: '123456' }, signal),
    deferred.mailCode('c', signal),
    deferred.refresh('r', signal),
    deferred.logOut('r', signal),
  ]
  const answers = await Promise.all(calls)
  expect(answers.map((answer) => failureOf(answer))).toEqual(calls.map(() => ({ code: 'UNREACHABLE' })))
})

it('is fetched again with the next call', async () => {
  const { deferred, deploy } = open()
  await deferred.logIn(FORM, signal)
  deploy()
  expect(hasSucceeded(await deferred.logIn(FORM, signal))).toBe(true)
})

it('whose code never comes has not reached the server: neither a refresh nor a sign-out waits for ever, or for longer than somebody wants it', async () => {
  vi.useFakeTimers()
  try {
    const deferred = new DeferredSessionGateway(() => new Promise(() => undefined))
    const unwanted = new AbortController()
    const calls: readonly Promise<Result<unknown, { readonly code: string }>>[] = [deferred.refresh('r', signal), deferred.logOut('r', signal)]
    const cancelled = deferred.refresh('r', unwanted.signal)
    unwanted.abort()
    expect(failureOf(await cancelled)).toEqual({ code: 'UNREACHABLE' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect((await Promise.all(calls)).map((answer) => failureOf(answer))).toEqual([{ code: 'UNREACHABLE' }, { code: 'UNREACHABLE' }])
  } finally {
    vi.useRealTimers()
  }
})
