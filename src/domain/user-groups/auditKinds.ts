export const USER_GROUP_AUDIT_KINDS = ['group.created', 'group.updated', 'group.deleted'] as const
