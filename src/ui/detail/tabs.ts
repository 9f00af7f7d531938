import type { ComponentType, LazyExoticComponent } from 'react'
import type { ShellActors } from '../../application/actors.ts'
import type { HistoryPlace } from '../../application/activity/HistoryGateway.ts'
import type { AssetEditActor } from '../../application/assets/assetEdit.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { ASSET_TABS, FOLDER_TABS } from '../../domain/navigation/routes.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { FolderDetail } from '../../domain/folders/folder.ts'

/** The machines that the tabs show. */
type TabActors = Pick<ShellActors, 'history' | 'files' | 'related' | 'relatedPicker' | 'relate' | 'takeBack' | 'folder' | 'selection' | 'rest' | 'restrictedFor' | 'resourceAccess'>

export interface AssetTabProps {
  readonly asset: AssetDetail
  readonly edit: AssetEditActor
  readonly actors: TabActors & Pick<ShellActors, 'metadata' | 'versions' | 'transfers'>
  readonly permissions: readonly Permission[]
}

export interface FolderTabProps {
  readonly folder: FolderDetail
  readonly actors: TabActors & Pick<ShellActors, 'webReadyRule'>
  readonly permissions: readonly Permission[]
}

interface Tab<Segment extends string, Props> {
  /** The end of the tab's address. */
  readonly segment: Segment
  readonly Panel: LazyExoticComponent<ComponentType<Props>>
  /** Its fields can be edited where they stand. */
  readonly isForm?: true
  /** Tells the machines what the address names, while the tab's code is still on its way. */
  readonly open?: (shell: ShellActors, place: HistoryPlace) => void
}

/** A tab of an asset's page. */
export type AssetTab = Tab<(typeof ASSET_TABS)[number], AssetTabProps>
/** The same of a folder's. */
export type FolderTab = Tab<(typeof FOLDER_TABS)[number], FolderTabProps>
