import { EMBEDDED_METADATA } from '../../application/embedded-metadata/metadataActors.ts'
import { METADATA } from '../../application/metadata/assetMetadataActors.ts'
import { lazyTab } from '../detail/lazyTab.tsx'
import type { AssetTab, AssetTabProps } from '../detail/tabs.ts'

const NEEDS = [METADATA, EMBEDDED_METADATA] as const

/** What people say of an asset, and what its file says of itself. */
export const METADATA_TAB: AssetTab = {
  segment: 'metadata',
  ...lazyTab<AssetTabProps, typeof NEEDS>({
    needs: NEEDS,
    load: async () => (await import('./MetadataTab.tsx')).MetadataTab,
    opening: ({ metadata, assetMetadata, fieldDrafts }, { type, id }) => {
      metadata.send({ type: 'metadata.opened', resourceType: type, assetId: id })
      fieldDrafts.send({ type: 'drafts.opened', assetId: id })
      assetMetadata.send({ type: 'description.opened', place: { resourceType: type, assetId: id } })
    },
  }),
}
