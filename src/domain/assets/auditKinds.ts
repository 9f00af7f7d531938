export const ASSET_AUDIT_KINDS = ['asset.created', 'asset.updated', 'asset.deleted', 'preview', 'asset.downloaded', 'indexing.requested'] as const
