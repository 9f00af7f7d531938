import { randomUUID } from 'node:crypto'
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
import { attemptOf, reserveAttempt, type Allowance } from '../authentication/attempts.ts'
import { mailFailureOf } from './MailFailure.ts'
import type { Mailer } from './Mailer.ts'
import { mailGroups } from './mailGroups.ts'
import { testLetter } from './testLetter.ts'

/** Test mails of one person. */
const TESTS: Allowance = { most: 5, period: '1 minute' }

/** Test mails of which this node still knows what became of them. */
const MOST_KNOWN = 100

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

/** Test mails by their ids, the oldest of which are forgotten. */
class KnownTests {
  readonly #tests = new Map<string, Promise<MailTest>>()

  find(id: string): Promise<MailTest> | undefined {
    return this.#tests.get(id)
  }

  begin(id: string, test: Promise<MailTest>): void {
    this.#tests.set(id, test)
    const [oldest] = this.#tests.keys()
    if (this.#tests.size > MOST_KNOWN && oldest !== undefined) this.#tests.delete(oldest)
  }
}

const NO_FILE = Buffer.alloc(0)

export const mailRoutes = (parts: Parts, known = new KnownTests()): readonly Route[] => [
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
    look: async ({ viewer }) => {
      const attempt = attemptOf('test mail', accountKeyOf({ organization: viewer.homeOrganizationId, email: viewer.email }), viewer.userId)
      const retryAfter = await reserveAttempt(parts.database, attempt, TESTS)
      return retryAfter > 0 ? Result.fail({ code: 'RATE_LIMITED', retryAfter }) : Result.succeed({})
    },
    answer: async (_found, visit, request, reply) => {
      const own = randomUUID()
      // Asked for again under the same key, it is the test that is known by it.
      const named = await visit.once(NO_FILE, async () => Result.succeed({ id: own }))
      if (Result.isFailure(named)) return void refuse(reply, named.failure)
      const { id } = named.success
      if (id === own) known.begin(id, tested(parts, visit, visit.viewer.language ?? acceptedLanguage(request.headers['accept-language'])))
      const test = known.find(id)
      // Another node sent it, or this one before it was started anew: whoever wants to know tries again.
      if (test === undefined) return void refuse(reply, { code: 'UNAVAILABLE' })
      await reply.header('cache-control', 'no-store').send(await test)
    },
  }),
]
