import type { ComponentType, LazyExoticComponent } from 'react'
import type { FirstActors } from '../../application/actors.ts'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { RelationActors } from '../../application/relations/relationActors.ts'
import type { RestrictionActors } from '../../application/restrictions/restrictionActors.ts'
import type { WebReadyActors } from '../../application/web-ready/webReadyActors.ts'
import type { ItemHistoryPlace } from '../../application/activity/HistoryGateway.ts'
import type { AssetEditActor } from '../../application/assets/assetEdit.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { ASSET_TABS, FOLDER_TABS } from '../../domain/navigation/routes.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { FolderTemplateActors } from '../../application/folder-templates/folderTemplateActors.ts'
import type { FolderDetail } from '../../domain/folders/folder.ts'

/** The machines that every tab has. */
type TabActors = Pick<FirstActors, 'files' | 'folder' | 'selection' | 'capabilities'> & RelationActors & Pick<RestrictionActors, 'restrictedFor' | 'resourceAccess'>

/** `Needed`: what a tab is handed beside. */
export interface AssetTabProps<Needed = unknown> {
  readonly asset: AssetDetail
  readonly edit: AssetEditActor
  readonly actors: TabActors & Needed
  readonly permissions: readonly Permission[]
}

export interface FolderTabProps {
  readonly folder: FolderDetail
  readonly actors: TabActors & Pick<WebReadyActors, 'webReadyRule'> & Pick<FolderTemplateActors, 'folderTemplates'>
  readonly permissions: readonly Permission[]
}

interface Tab<Segment extends string, Props extends object> {
  /** The end of the tab's address. */
  readonly segment: Segment
  readonly Panel: LazyExoticComponent<ComponentType<Props>>
  /** Its fields can be edited where they stand. */
  readonly isForm?: true
  /** Makes machines of its own, and tells them what the address names (`lazyTab`). */
  readonly open?: (capabilities: Capabilities, place: ItemHistoryPlace) => Promise<void>
}

/** A tab of an asset's page. */
export type AssetTab = Tab<(typeof ASSET_TABS)[number], AssetTabProps>
/** The same of a folder's. */
export type FolderTab = Tab<(typeof FOLDER_TABS)[number], FolderTabProps>
