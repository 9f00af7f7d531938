export const SHARE_LINK_AUDIT_KINDS = ['share.created', 'share.updated', 'share.revoked', 'share.opened', 'share.downloaded'] as const
