import * as Redacted from 'effect/Redacted'
import { hasOutbox } from '../configuration/configuration.ts'
import { service, type Capability } from '../node/capability.ts'
import { MAIL_KINDS, type MailJob, type MailQueue } from './MailQueue.ts'
import type { WriteLetter } from './Postman.ts'
import { PostOffice } from './PostOffice.ts'
import { mailRoutes } from './routes.ts'

export const MAILS = service<MailQueue>('the queue of mails')
export const LETTERS = service<Map<MailJob['kind'], WriteLetter>>('the writers of letters')

export const mail: Capability = async (node) => {
  const { configuration, database, dataDirectory, onError } = node
  const { smtpUrl, mailFrom } = configuration
  const writers = new Map<MailJob['kind'], WriteLetter>()
  const writerOf = (kind: MailJob['kind']): WriteLetter => {
    const write = writers.get(kind)
    if (write === undefined) throw new Error(`Nobody writes the letters of ${kind}`)
    return write
  }
  const post = new PostOffice({
    database,
    dataDirectory,
    smtpUrl: smtpUrl && Redacted.value(smtpUrl),
    from: mailFrom,
    hasOutbox: hasOutbox(configuration),
    write: (tenant, job, origin) => writerOf(job.kind)(tenant, job, origin),
    onError,
  })
  await post.open()
  node.offer(MAILS, post.mails)
  node.offer(LETTERS, writers)
  return {
    routes: mailRoutes({ database, post }),
    begin: (origin) => {
      MAIL_KINDS.forEach(writerOf)
      post.begin(origin)
    },
    close: () => post.close(),
  }
}
