export const ROLE_AUDIT_KINDS = ['role.created', 'role.updated', 'role.deleted'] as const
