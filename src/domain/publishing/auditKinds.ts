export const PUBLISHING_AUDIT_KINDS = ['portal.published', 'portal.unpublished'] as const
