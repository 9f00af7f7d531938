export const CONTACT_AUDIT_KINDS = ['contact.created', 'contact.updated', 'contact.deleted'] as const
