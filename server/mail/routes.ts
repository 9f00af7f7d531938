import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as Result from 'effect/Result'
import type { MailTest } from '../../src/domain/mail/settings.ts'
import { acceptedLanguage, type Language } from '../../src/domain/preferences/language.ts'
import * as contract from '../../src/infrastructure/mail/contract.ts'
import { record } from '../audit/record.ts'
import type { Database } from '../database/connect.ts'
import { refuse } from '../http/refuse.ts'
import { route, streamRoute, type Route, type Visit } from '../http/route.ts'
import { within } from '../access/within.ts'
import { accountKeyOf } from '../authentication/account.ts'
import { attemptOf, reserveWithin, type Allowance } from '../authentication/attempts.ts'
import { mailFailureOf } from './MailFailure.ts'
import type { Mailer } from './Mailer.ts'
import { mailGroups } from './mailGroups.ts'
import { testLetter } from './testLetter.ts'

/** Test mails of one person. */
const TESTS: Allowance = { most: 5, period: '1 minute' }

/** Milliseconds between looks for what became of a test mail that another call sends, and in all: longer than a mail server is waited for. */
const POLL_MS = 250
const TEST_TIMEOUT_MS = 20_000

interface Parts {
  readonly database: Database
  readonly mailer: Pick<Mailer, 'settings' | 'origin' | 'deliverNow'>
}

/** Sends a test mail, and has it in the log; outside of any transaction, since a mail server lets it wait as long as it likes. */
const tested = async ({ mailer }: Parts, { viewer, inTenant }: Visit, language: Language): Promise<MailTest> => {
  const { trouble, text } = await mailer.deliverNow(testLetter(viewer, language, mailer.origin)).then(
    (taken) => ({ trouble: null, text: taken.reply }),
    (error: unknown) => ({ trouble: mailFailureOf(error).trouble, text: mailFailureOf(error).reply }),
  )
  await inTenant(async (tenant) => {
    // The mail server is nothing of the organization that is worked in.
    const home = await within(tenant, viewer, viewer.homeOrganizationId)
    const event = { kind: 'mail.tested', after: { email: viewer.email, ...(trouble === null ? {} : { mailTrouble: trouble }) } } as const
    if (home !== undefined) await record(home, viewer, event, trouble === null ? 'Succeeded' : 'Failed')
  })
  return { to: viewer.email, trouble, reply: text }
}

/** What is known under the key of a call: the test that it names, and later what became of it. */
type Known = MailTest | { readonly id: string }

/** What became of a test that another call began; undefined: it takes too long, or its node ended before it. */
const awaited = async (ask: () => Promise<Result.Result<Known, unknown>>): Promise<MailTest | undefined> => {
  for (const end = Date.now() + TEST_TIMEOUT_MS; Date.now() < end; await pause(POLL_MS)) {
    const known = Result.getOrUndefined(await ask())
    if (known !== undefined && !('id' in known)) return known
  }
  return undefined
}

const NO_FILE = Buffer.alloc(0)

export const mailRoutes = (parts: Parts): readonly Route[] => [
  route(contract.readMailSettings, { action: 'manageMail' }, async ({ tenant, viewer }) =>
    Result.succeed({ ...parts.mailer.settings(), groups: await mailGroups(tenant, viewer) }),
  ),
  streamRoute<object>({
    method: 'POST',
    path: contract.testMail.path,
    summary: contract.testMail.summary,
    authorisation: 'bearer',
    action: 'manageMail',
    audits: 'mail.tested',
    look: async ({ tenant, viewer }) => {
      const attempt = attemptOf('test mail', accountKeyOf({ organization: viewer.homeOrganizationId, email: viewer.email }), viewer.userId)
      const retryAfter = await reserveWithin(tenant, attempt, TESTS)
      return retryAfter > 0 ? Result.fail({ code: 'RATE_LIMITED', retryAfter }) : Result.succeed({})
    },
    answer: async (_found, visit, request, reply) => {
      const own = { id: randomUUID() }
      const ask = () => visit.once<Known, never>(NO_FILE, async () => Result.succeed(own))
      const known = await ask()
      if (Result.isFailure(known)) return void refuse(reply, known.failure)
      const isFirst = 'id' in known.success && known.success.id === own.id
      const test = isFirst ? await tested(parts, visit, visit.viewer.language ?? acceptedLanguage(request.headers['accept-language'])) : await awaited(ask)
      if (test === undefined) return void refuse(reply, { code: 'UNAVAILABLE' })
      if (isFirst) await visit.onceAnswered(NO_FILE, test)
      await reply.header('cache-control', 'no-store').send(test)
    },
  }),
]
