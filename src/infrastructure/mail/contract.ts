import * as Schema from 'effect/Schema'
import { MAIL_TROUBLES } from '../../domain/mail/delivery.ts'
import { endpoint } from '../contract/endpoint.ts'

const Trouble = Schema.NullOr(Schema.Literals(MAIL_TROUBLES))

const Way = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal('smtp'),
    host: Schema.String,
    port: Schema.Int,
    encryption: Schema.Literals(['always', 'whenOffered']),
    signsIn: Schema.Boolean,
  }),
  Schema.Struct({ kind: Schema.Literal('outbox'), shown: Schema.Boolean }),
])

/** For super administrators. Neither user nor password of the mail server is in it. */
export const readMailSettings = endpoint({
  method: 'GET',
  path: '/v1/mail',
  summary: 'How mails go out of the installation, and how those under way stand',
  success: Schema.Struct({
    way: Way,
    sender: Schema.String,
    groups: Schema.Array(
      Schema.Struct({
        state: Schema.Literals(['queued', 'retrying', 'failed']),
        trouble: Trouble,
        mails: Schema.Int,
        since: Schema.String,
        nextTryAt: Schema.NullOr(Schema.String),
        reply: Schema.NullOr(Schema.String),
      }),
    ),
  }),
  failures: [],
})

/** That the mail server refuses the mail is no failure of the call: it is its answer. */
export const testMail = endpoint({
  method: 'POST',
  path: '/v1/mail/tests',
  summary: 'Send a mail to oneself at once, to see whether mails go out',
  success: Schema.Struct({ to: Schema.String, trouble: Trouble, reply: Schema.String }),
  failures: [],
})
