import { createServer, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { MailTrouble } from '../../src/domain/mail/delivery.ts'
import { mailServer, refusing } from '../../tests/support/server/mailServer.ts'
import { keptReply, LONGEST_REPLY, mailFailureOf, type MailFailure } from './MailFailure.ts'
import { messageOf } from './message.ts'
import { SmtpTransport } from './SmtpTransport.ts'

const MESSAGE = messageOf(
  { to: { name: 'Nora', address: 'nora@harbour.example' }, language: 'en-US', subject: 'Hello', paragraphs: ['Hello'], notes: [] },
  { id: 'one', from: 'a@vitrine.example', host: 'vitrine.example' },
)

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const failureAt = async (url: string, timeout = 5_000): Promise<MailFailure> => {
  const transport = new SmtpTransport(new URL(url), timeout)
  closing.push(() => transport.close())
  return transport.deliver(MESSAGE).then(
    () => Promise.reject(new Error('The mail was taken')),
    (error: unknown) => error as MailFailure,
  )
}
const failureOf = async (manner: Parameters<typeof mailServer>[0], { scheme = 'smtp', user = '' } = {}): Promise<MailFailure> => {
  const server = await mailServer(manner)
  closing.push(() => server.stop())
  return failureAt(`${scheme}://${user}127.0.0.1:${server.port}`)
}
const always = (code: number, text: string) => refusing(Infinity, code, text)

describe('a mail server', () => {
  const refusals: readonly [MailTrouble, boolean, string, Parameters<typeof mailServer>[0], { scheme?: string; user?: string }?][] = [
    ['senderRefused', false, 'refuses the sender', { from: always(550, '5.1.8 sender unknown') }],
    ['receiverRefused', true, 'refuses the receiver', { to: always(550, '5.1.1 no such user') }],
    ['refused', false, 'does not send to there for anybody', { to: always(554, '5.7.1 relay access denied') }],
    ['busy', false, 'takes the receiver later (greylisting)', { to: always(450, '4.2.0 try again') }],
    ['refused', false, 'refuses the mail', { data: always(554, 'spam') }],
    ['busy', false, 'is full now', { data: always(452, 'no space') }],
    ['signInRefused', false, 'refuses the password', {}, { user: 'vitrine:wrong@' }],
    ['signInRefused', false, 'wants a sign-in and gets none', { signInFirst: true }],
    ['busy', false, 'cannot judge the password now', { auth: always(454, '4.7.0 later') }, { user: 'vitrine:p%40ss@' }],
    ['certificate', false, 'has a certificate of its own making', { secure: true }, { scheme: 'smtps' }],
    ['encryption', false, 'does not encrypt', {}, { scheme: 'smtps' }],
  ]
  it.each(refusals)('says "%s" (for good: %s) when it %s', async (trouble, isFinal, _what, manner, how) => {
    expect(await failureOf(manner, how)).toMatchObject({ name: 'MailFailure', trouble, isFinal })
  })

  it('is not there', async () => {
    const server = await mailServer()
    await server.stop()
    expect(await failureAt(`smtp://127.0.0.1:${server.port}`)).toMatchObject({ trouble: 'unreachable', isFinal: false })
  })

  it('has a name that nobody knows', async () => {
    expect(await failureAt('smtp://mail.invalid:25')).toMatchObject({ trouble: 'unknownHost', isFinal: false })
  })

  it('says nothing', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    closing.push(() => new Promise((resolve) => silent.close(resolve)))
    expect(await failureAt(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, 300)).toMatchObject({ trouble: 'timedOut', isFinal: false })
  })
})

describe('what a mail server says', () => {
  it('is kept as one bounded line', async () => {
    const { reply } = await failureOf({ data: always(554, `\u0007<b>spam</b>\u202E ${'x'.repeat(400)}`) })
    expect(reply).toMatch(/^554 <b>spam<\/b> x+$/)
    expect([...reply]).toHaveLength(LONGEST_REPLY)
    expect([...keptReply('😀'.repeat(400))]).toHaveLength(LONGEST_REPLY)
  })

  it('tells neither user nor password, though it repeats them', async () => {
    const [user, password] = ['vitrine-user', 'a-pass/word']
    const secrets = [user, password, ...[user, password, `\0${user}\0${password}`].map((text) => Buffer.from(text).toString('base64'))]
    const failure = await failureOf({ auth: always(535, secrets.join(' ')) }, { user: `${user}:${encodeURIComponent(password)}@` })
    expect(failure).toMatchObject({ trouble: 'signInRefused', reply: '535 … … … … …' })
    for (const secret of secrets) expect(JSON.stringify([failure, failure.message, failure.stack, failure.cause])).not.toContain(secret)
  })
})

it('what is no refusal of a mail server is some trouble', () => {
  expect(mailFailureOf(new Error('a\nb'))).toMatchObject({ trouble: 'unknown', reply: 'a b', isFinal: false })
})
