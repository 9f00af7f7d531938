import type { MailGateway } from '../../application/mail/MailGateway.ts'
import { readMailSettings, testMail } from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

export class HttpMailGateway implements MailGateway {
  readonly #http: HttpClient

  constructor(http: HttpClient) {
    this.#http = http
  }

  read(signal: AbortSignal) {
    return this.#http.query(readMailSettings, { signal })
  }

  test(signal: AbortSignal) {
    return this.#http.mutate(testMail, { signal })
  }
}
