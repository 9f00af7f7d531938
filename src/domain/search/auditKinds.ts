export const SEARCH_AUDIT_KINDS = ['search'] as const
