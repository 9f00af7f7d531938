import type { ItemKind } from '../items/item.ts'

/** Whose relations are meant, or what is to be related. */
export interface Related {
  readonly kind: ItemKind
  readonly id: string
}

/**
 * Why two things cannot be related. A relation has no direction and at least one asset in it: assets are related to assets, and to
 * folders, which are not related to each other.
 */
export const relationProblem = (one: Related, other: Related): 'ASSET_RELATED_TO_ITSELF' | 'FOLDERS_ALONE' | undefined => {
  if (one.kind === 'folder' && other.kind === 'folder') return 'FOLDERS_ALONE'
  return one.id === other.id ? 'ASSET_RELATED_TO_ITSELF' : undefined
}

/** What can be related to something: never what already is. */
export const canBeRelated = (one: Related, other: Related, related: readonly Related[]): boolean =>
  relationProblem(one, other) === undefined && !related.some(({ id }) => id === other.id)
