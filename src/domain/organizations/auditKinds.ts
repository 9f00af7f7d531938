export const ORGANIZATION_AUDIT_KINDS = ['tenant.created', 'tenant.updated', 'tenant.deleted', 'organization.entered', 'organization.left'] as const
