import * as Redacted from 'effect/Redacted'
import { hasOutbox } from '../configuration/configuration.ts'
import { KERNEL, JOBS } from '../jobs/capability.ts'
import { service, type Capability } from '../node/capability.ts'
import { DeliveryNews } from './DeliveryNews.ts'
import { mailJobs, mailQueue, type WriteLetter } from './jobs.ts'
import { Mailer } from './Mailer.ts'
import { MAIL_KINDS, type MailJob, type MailQueue } from './MailQueue.ts'
import { mailRoutes } from './routes.ts'

export const MAILS = service<MailQueue>('the queue of mails')
export const LETTERS = service<Map<MailJob['kind'], WriteLetter>>('the writers of letters')

export const mail: Capability = (node) => {
  const { configuration, database, dataDirectory, onError } = node
  const { smtpUrl, mailFrom } = configuration
  const writers = new Map<MailJob['kind'], WriteLetter>()
  const writerOf = (kind: MailJob['kind']): WriteLetter => {
    const write = writers.get(kind)
    if (write === undefined) throw new Error(`Nobody writes the letters of ${kind}`)
    return write
  }
  const mailer = new Mailer({ dataDirectory, smtpUrl: smtpUrl && Redacted.value(smtpUrl), from: mailFrom, hasOutbox: hasOutbox(configuration) })
  const news = new DeliveryNews(database, onError)
  node.use(KERNEL).register(...mailJobs({ database, mailer, news, write: (tenant, job, origin) => writerOf(job.kind)(tenant, job, origin) }))
  node.offer(MAILS, mailQueue(node.use(JOBS)))
  node.offer(LETTERS, writers)
  return {
    routes: mailRoutes({ database, mailer }),
    begin: (origin) => {
      MAIL_KINDS.forEach(writerOf)
      mailer.begin(origin)
    },
    close: async () => {
      await news.close()
      await mailer.close()
    },
  }
}
