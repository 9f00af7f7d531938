import type { Result } from 'effect/Result'
import type { MailSettings, MailTest } from '../../domain/mail/settings.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** The mails of the installation, for super administrators. */
export interface MailGateway {
  read(signal: AbortSignal): Promise<Result<MailSettings, CallFailure>>
  /** Sends a mail to whoever asks, at once; RATE_LIMITED when asked for again and again. */
  test(signal: AbortSignal): Promise<Result<MailTest, CallFailure>>
}
