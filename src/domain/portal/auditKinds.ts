export const PORTAL_AUDIT_KINDS = ['portal.updated'] as const
