import type { RightsStatement } from '../rights-statements/rightsStatement.ts'

/** What can be edited of an asset. */
export interface EditableAsset {
  readonly name: string
  readonly description: string
  readonly fileNumber: string
  /** What search engines show; empty, they choose for themselves. */
  readonly seoTitle: string
  readonly seoDescription: string
  /** Given by people, in the order in which they stand. */
  readonly tags: readonly string[]
  /** Null: the original is held nowhere in particular. */
  readonly repositoryId: string | null
  /** Its own; null: the one of the organization's portal holds. */
  readonly rightsStatement: RightsStatement | null
}

export const EDITABLE_FIELDS = ['name', 'description', 'fileNumber', 'seoTitle', 'seoDescription', 'tags', 'repositoryId', 'rightsStatement'] as const satisfies readonly (keyof EditableAsset)[]

/** What it does not name stays as it is. */
export type AssetEdit = Partial<EditableAsset>
