import type { MailTrouble } from '../../src/domain/mail/delivery.ts'

/** What nodemailer says of a mail that was not taken. */
interface SmtpError {
  readonly code?: string
  /** The system's, where `code` is nodemailer's. */
  readonly originalCode?: string
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

const CERTIFICATE = /^(?:CERT_|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT|UNABLE_TO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH)/
const ENCRYPTION = /^(?:ERR_SSL_|ERR_TLS_|EPROTO$)/

/** "Sign in first", where a mail was announced without. */
const SIGN_IN_FIRST = 530

const beforeSpeaking = ({ code = '', originalCode = '' }: SmtpError): MailTrouble | undefined => {
  if (CERTIFICATE.test(originalCode)) return 'certificate'
  if (code === 'ETLS' || ENCRYPTION.test(originalCode)) return 'encryption'
  if (code === 'EDNS' || originalCode === 'ENOTFOUND') return 'unknownHost'
  if (code === 'ETIMEDOUT' || originalCode === 'ETIMEDOUT') return 'timedOut'
  return undefined
}

/** A code of the class "policy" (RFC 3463) says that this sender may not send there, and nothing of whether there is such a receiver. */
const isPolicy = (response = ''): boolean => /^\d{3}[ -]5\.7\./.test(response)

const atEnvelope = ({ command, response }: SmtpError): MailTrouble => {
  if (command === 'MAIL FROM') return 'senderRefused'
  return isPolicy(response) ? 'refused' : 'receiverRefused'
}

/** What kept a mail from being taken. */
export const smtpTrouble = (error: SmtpError): MailTrouble => {
  const { code = '', responseCode = 0 } = error
  const early = beforeSpeaking(error)
  if (early !== undefined) return early
  // Before "not now": who does not sign in rightly does not do so later either.
  if (['EAUTH', 'ENOAUTH'].includes(code) || responseCode === SIGN_IN_FIRST) return responseCode >= 400 && responseCode < 500 ? 'busy' : 'signInRefused'
  if (responseCode >= 400 && responseCode < 500) return 'busy'
  if (code === 'EENVELOPE') return atEnvelope(error)
  if (code === 'EMESSAGE' || code === 'EPROTOCOL' || responseCode >= 500) return 'refused'
  return ['ECONNECTION', 'ESOCKET'].includes(code) ? 'unreachable' : 'unknown'
}
