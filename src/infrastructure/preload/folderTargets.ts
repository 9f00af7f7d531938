import { PAGE_ROWS } from '../../application/assets/AssetGateway.ts'
import { folderSortOf, type FolderPlace } from '../../application/folders/folderContents.ts'
import { PAGE_LIMIT } from '../contract/values.ts'

interface Targets {
  /** The first page of assets; none at a module's root. */
  readonly assets?: string
  readonly children: string
  readonly folder?: string
}

/** What is read for a folder, in the very words in which the gateways ask for it. */
export const folderTargets = ({ folderId, sort, direction }: FolderPlace): Targets => {
  const list = (where: Readonly<Record<string, string>>, by: string, limit: number): string =>
    new URLSearchParams({ ...where, sort: by, direction, limit: String(limit) }).toString()
  const by = folderSortOf(sort)
  if (folderId === null) return { children: `/v1/folders?${list({}, by, PAGE_LIMIT)}` }
  return {
    assets: `/v1/assets?${list({ folderId }, sort, PAGE_ROWS)}`,
    children: `/v1/folders?${list({ parentId: folderId }, by, PAGE_LIMIT)}`,
    folder: `/v1/folders/${encodeURIComponent(folderId)}`,
  }
}
