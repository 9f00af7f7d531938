import { setTimeout as pause } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import type { Email } from 'postal-mime'
import { mailsTo } from './outbox.ts'
import { ask, credentialsOf, type Answer, type Person } from './person.ts'

const PERIOD = 30_000
const begun = new Map<string, number>()

/** What an authenticator shows; `steps`: of half a minute from when its secret was first used, so that no test depends on where in a step it runs. */
export const appCode = (secret: string, steps = 0): string => {
  const at = begun.get(secret) ?? Date.now()
  begun.set(secret, at)
  return new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: PERIOD / 1000 }).generate({ timestamp: at + steps * PERIOD })
}

/** Waits for the next half minute where this one is nearly over: the code of the step before is good only until then. */
export const earlyInStep = async (): Promise<void> => {
  const left = PERIOD - (Date.now() % PERIOD)
  if (left < 8000) await pause(left)
}

/** The code of a mail. */
export const codeIn = ({ text = '' }: Email): string => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? ''

/** A code that is not this one. */
export const otherThan = (code: string, by = 1): string => String((Number(code) + by) % 1_000_000).padStart(6, '0')

export interface Enrolled {
  readonly secret: string
  readonly uri: string
  readonly recoveryCodes: readonly string[]
}

const done = (answer: Answer): unknown => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  return answer.json
}

export const post = (person: Person, ending: string, body: object): Promise<Answer> =>
  person.ask({ method: 'POST', path: `/v1/account/two-factor${ending}`, body })

/** Sets up an authenticator. It is confirmed by the code of the step before, so that the one of now is still good for a sign-in. */
export const enrol = async (person: Person, password: string): Promise<Enrolled> => {
  await earlyInStep()
  const { secret, uri } = done(await post(person, '/app', { password })) as { secret: string; uri: string }
  const { recoveryCodes } = done(await post(person, '/app/confirmation', { code: appCode(secret, -1) })) as Enrolled
  return { secret, uri, recoveryCodes }
}

/** A sign-in that waits for its second step. */
export interface Waiting {
  readonly challenge: string
  readonly methods: readonly string[]
  readonly expiresIn: number
  readonly resendAfter: number | null
  /** `name=value` of the browser in which it began. */
  readonly cookie: string
  readonly answer: Answer
  confirm(method: string, code: string): Promise<Answer>
  mail(): Promise<Answer>
}

/** Gives the right password; the step is still to be given. */
export const beginSignIn = async (url: string, email: string, address: string, rememberMe = false): Promise<Waiting> => {
  const headers = { 'x-forwarded-for': address }
  const answer = await ask(url, { method: 'POST', path: '/v1/auth/login', body: { ...credentialsOf(email), rememberMe }, headers })
  const { twoFactor } = done(answer) as { twoFactor?: Omit<Waiting, 'cookie'> }
  if (twoFactor === undefined) throw new Error(`No second step: ${answer.text}`)
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('vitrine_step='))?.split(';')[0] ?? ''
  const { challenge } = twoFactor
  const send = (path: string, body: object) => ask(url, { method: 'POST', path, body, headers: { ...headers, cookie } })
  return {
    ...twoFactor,
    answer,
    cookie,
    confirm: (method, code) => send('/v1/auth/two-factor', { challenge, method, code }),
    mail: () => send('/v1/auth/two-factor/e-mail', { challenge }),
  }
}

const CODE_FOR_CHANGE = /^Your code for a change of your sign-in/

/** Has a code mailed that proves a change of the own second step. */
export const ownMailedCode = async (dataDirectory: string, person: Person, email: string): Promise<string> => {
  const letters = async () => (await mailsTo(dataDirectory, email)).filter(({ subject = '' }) => CODE_FOR_CHANGE.test(subject))
  const before = (await letters()).length
  done(await post(person, '/code', {}))
  for (;;) {
    const letter = (await letters())[before]
    if (letter !== undefined) return codeIn(letter)
    await pause(50)
  }
}
