import * as Result from 'effect/Result'
import type { MailGateway } from '../../application/mail/MailGateway.ts'
import type { MailSettings, MailTest } from '../../domain/mail/settings.ts'
import type { Faults } from '../memory/Faults.ts'

/** An installation that writes its mails into the outbox. */
export class InMemoryMailGateway implements MailGateway {
  settings: MailSettings = { way: { kind: 'outbox', shown: false }, sender: 'Vitrine <no-reply@museum.example>', groups: [] }
  /** What becomes of the next test mail. */
  next: Omit<MailTest, 'to'> = { trouble: null, reply: '' }
  readonly #faults: Faults
  readonly #to: string

  constructor(faults: Faults, to = 'super@vitrine.example') {
    this.#faults = faults
    this.#to = to
  }

  async read(signal: AbortSignal) {
    const fault = await this.#faults.meet('mail.read', signal)
    return fault ? Result.fail(fault as never) : Result.succeed(this.settings)
  }

  async test(signal: AbortSignal) {
    const fault = await this.#faults.meet('mail.test', signal)
    return fault ? Result.fail(fault as never) : Result.succeed({ to: this.#to, ...this.next })
  }
}
