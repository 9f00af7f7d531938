export interface FolderRevision {
  readonly folderId: string
  readonly revision: number
}
