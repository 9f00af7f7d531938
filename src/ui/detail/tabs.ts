import type { ComponentType, LazyExoticComponent } from 'react'
import type { ActivityActors } from '../../application/activity/activityActors.ts'
import type { FirstActors } from '../../application/actors.ts'
import type { MetadataActors } from '../../application/embedded-metadata/metadataActors.ts'
import type { AssetMetadataActors } from '../../application/metadata/assetMetadataActors.ts'
import type { RelationActors } from '../../application/relations/relationActors.ts'
import type { RestrictionActors } from '../../application/restrictions/restrictionActors.ts'
import type { VersionActors } from '../../application/versions/versionActors.ts'
import type { WebReadyActors } from '../../application/web-ready/webReadyActors.ts'
import type { ItemHistoryPlace } from '../../application/activity/HistoryGateway.ts'
import type { AssetEditActor } from '../../application/assets/assetEdit.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { ASSET_TABS, FOLDER_TABS } from '../../domain/navigation/routes.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { FolderTemplateActors } from '../../application/folder-templates/folderTemplateActors.ts'
import type { FolderDetail } from '../../domain/folders/folder.ts'

/** The machines that the tabs show. */
type TabActors = Pick<ActivityActors, 'history' | 'takeBack'> & Pick<FirstActors, 'files' | 'folder' | 'selection' | 'capabilities'> & RelationActors & Pick<RestrictionActors, 'restrictedFor' | 'resourceAccess'>

export interface AssetTabProps {
  readonly asset: AssetDetail
  readonly edit: AssetEditActor
  readonly actors: TabActors & AssetMetadataActors & MetadataActors & VersionActors
  readonly permissions: readonly Permission[]
}

export interface FolderTabProps {
  readonly folder: FolderDetail
  readonly actors: TabActors & Pick<WebReadyActors, 'webReadyRule'> & Pick<FolderTemplateActors, 'folderTemplates'>
  readonly permissions: readonly Permission[]
}

interface Tab<Segment extends string, Props extends { readonly actors: object }> {
  /** The end of the tab's address. */
  readonly segment: Segment
  readonly Panel: LazyExoticComponent<ComponentType<Props>>
  /** Its fields can be edited where they stand. */
  readonly isForm?: true
  /** Tells the machines what the address names, while the tab's code is still on its way. */
  readonly open?: (actors: Props['actors'], place: ItemHistoryPlace) => void
}

/** A tab of an asset's page. */
export type AssetTab = Tab<(typeof ASSET_TABS)[number], AssetTabProps>
/** The same of a folder's. */
export type FolderTab = Tab<(typeof FOLDER_TABS)[number], FolderTabProps>
