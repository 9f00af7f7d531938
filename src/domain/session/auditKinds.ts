export const SESSION_AUDIT_KINDS = ['login', 'logout', 'password.changed'] as const
