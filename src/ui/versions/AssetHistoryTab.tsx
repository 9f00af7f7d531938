import { useEffect } from 'react'
import type { ActivityActors } from '../../application/activity/activityActors.ts'
import type { AssetMetadataActors } from '../../application/metadata/assetMetadataActors.ts'
import type { VersionActors } from '../../application/versions/versionActors.ts'
import type { AssetTabProps } from '../detail/tabs.ts'
import { VersionList } from './VersionList.tsx'
import { lazyPart } from '../lazy/lazyPart.ts'

/** Its own chunk: a folder's page shows it as well, without files. */
const HistoryTab = lazyPart(() => import('../activity/HistoryTab.tsx').then(({ HistoryTab }) => ({ default: HistoryTab })))

/** The earlier files of an asset, and all that was changed of it. */
export const AssetHistoryTab = ({ asset, actors, permissions }: AssetTabProps<ActivityActors & AssetMetadataActors & VersionActors>) => {
  const { versions } = actors
  const { id, type, folderId, revision } = asset
  // A restored file makes another revision, under which the versions are read again.
  useEffect(() => {
    versions.send({ type: 'versions.opened', of: { id, type, folderId, revision } })
  }, [versions, id, type, folderId, revision])
  const undoValues = (changeId: string) =>
    // What was refused is offered no longer: the entries are read again either way.
    void actors.takeBackValues({ resourceType: type, assetId: id }, changeId).then(() => actors.history.send({ type: 'subject.changed', id }))
  return (
    <>
      <VersionList asset={asset} versions={versions} files={actors.files} permissions={permissions} />
      <HistoryTab actors={actors} onUndoValues={undoValues} />
    </>
  )
}
