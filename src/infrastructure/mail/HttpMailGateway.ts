import type { MailGateway } from '../../application/mail/MailGateway.ts'
import { readMailSettings, testMail } from './contract.ts'
import { HttpGateway } from '../http/HttpGateway.ts'

export class HttpMailGateway extends HttpGateway implements MailGateway {
  read(signal: AbortSignal) {
    return this.http.query(readMailSettings, { signal })
  }

  test(signal: AbortSignal) {
    return this.http.mutate(testMail, { signal })
  }
}
