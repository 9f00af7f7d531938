import type { Database } from '../../../server/database/connect.ts'
import { DeliveryNews } from '../../../server/mail/DeliveryNews.ts'
import { mailJobs, mailQueue } from '../../../server/mail/jobs.ts'
import type { Letter } from '../../../server/mail/Letter.ts'
import { Mailer } from '../../../server/mail/Mailer.ts'
import { runningKinds } from './kernel.ts'

interface Manner {
  readonly database: Database
  readonly dataDirectory: string
  /** Undefined: the outbox. */
  readonly smtpUrl: URL | undefined
  /** What every mail is; undefined: there is no reason for any. */
  readonly letter: Letter | undefined
  readonly from?: string | undefined
}

/** Sends mails as a node would, once it has begun. */
export const mailing = ({ database, dataDirectory, smtpUrl, letter, from }: Manner) => {
  const mailer = new Mailer({ dataDirectory, smtpUrl, from, hasOutbox: false })
  const news = new DeliveryNews(database, (error) => void errors.push(error))
  const { kernel, jobs, errors } = runningKinds(database, mailJobs({ database, mailer, news, write: async () => letter }))
  return {
    mails: mailQueue(jobs),
    errors,
    begin: async () => {
      mailer.begin('https://vitrine.example')
      await kernel.begin()
    },
    close: async () => {
      await kernel.close()
      await news.close()
      await mailer.close()
    },
  }
}
