export const MAIL_AUDIT_KINDS = ['mail.tested'] as const
