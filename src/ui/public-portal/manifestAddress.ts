import type { WholePublicItem } from './publicItem.ts'

/** Where IIIF viewers read what they show of an asset, with protocol and host; undefined: there is nothing to look at. */
export const manifestOf = ({ hasManifest, permanent }: Pick<WholePublicItem, 'hasManifest' | 'permanent'>): string | undefined =>
  hasManifest ? permanent.replace(/\/items\/([^/]+)$/, '/manifests/$1') : undefined
