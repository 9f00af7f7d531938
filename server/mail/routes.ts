import * as Result from 'effect/Result'
import type { MailTest } from '../../src/domain/mail/settings.ts'
import { acceptedLanguage } from '../../src/domain/preferences/language.ts'
import * as contract from '../../src/infrastructure/mail/contract.ts'
import { record } from '../audit/record.ts'
import type { Database } from '../database/connect.ts'
import { route, streamRoute, type Route } from '../http/route.ts'
import { within } from '../access/within.ts'
import { accountKeyOf } from '../authentication/account.ts'
import { attemptOf, reserveAttempt, type Allowance } from '../authentication/attempts.ts'
import { mailFailureOf } from './MailFailure.ts'
import type { Mailer } from './Mailer.ts'
import { mailGroups } from './mailGroups.ts'
import { testLetter } from './testLetter.ts'

/** Test mails of one person. */
const TESTS: Allowance = { most: 5, period: '1 minute' }

interface Parts {
  readonly database: Database
  readonly mailer: Pick<Mailer, 'settings' | 'origin' | 'deliverNow'>
}

export const mailRoutes = ({ database, mailer }: Parts): readonly Route[] => [
  route(contract.readMailSettings, { action: 'manageMail' }, async ({ tenant, viewer }) =>
    Result.succeed({ ...mailer.settings(), groups: await mailGroups(tenant, viewer) }),
  ),
  // Its answer takes as long as a mail server lets it wait: outside of any transaction.
  streamRoute<object>({
    method: 'POST',
    path: contract.testMail.path,
    summary: contract.testMail.summary,
    authorisation: 'bearer',
    action: 'manageMail',
    audits: 'mail.tested',
    look: async ({ viewer }) => {
      const attempt = attemptOf('test mail', accountKeyOf({ organization: viewer.homeOrganizationId, email: viewer.email }), viewer.userId)
      const retryAfter = await reserveAttempt(database, attempt, TESTS)
      return retryAfter > 0 ? Result.fail({ code: 'RATE_LIMITED', retryAfter }) : Result.succeed({})
    },
    answer: async (_found, { viewer, inTenant }, request, reply) => {
      const language = viewer.language ?? acceptedLanguage(request.headers['accept-language'])
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
      const answer: MailTest = { to: viewer.email, trouble, reply: text }
      await reply.header('cache-control', 'no-store').send(answer)
    },
  }),
]
