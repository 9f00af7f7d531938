import { lazy } from 'react'
import type { AssetTab } from '../detail/tabs.ts'

/** What people say of an asset, and what its file says of itself. */
export const METADATA_TAB: AssetTab = {
  segment: 'metadata',
  open: ({ metadata, assetMetadata, fieldDrafts }, { type, id }) => {
    metadata.send({ type: 'metadata.opened', resourceType: type, assetId: id })
    fieldDrafts.send({ type: 'drafts.opened', assetId: id })
    assetMetadata.send({ type: 'description.opened', place: { resourceType: type, assetId: id } })
  },
  Panel: lazy(() => import('./MetadataTab.tsx').then(({ MetadataTab }) => ({ default: MetadataTab }))),
}
