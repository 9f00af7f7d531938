export const USER_AUDIT_KINDS = ['user.created', 'user.updated', 'user.deleted'] as const
