export const TEMPLATE_AUDIT_KINDS = ['template.created', 'template.updated', 'template.deleted'] as const
