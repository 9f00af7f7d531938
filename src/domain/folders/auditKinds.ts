export const FOLDER_AUDIT_KINDS = ['folder.created', 'folder.updated', 'folder.deleted'] as const
