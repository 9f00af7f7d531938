import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { ShellActors } from '../../application/actors.ts'
import type { AssetEditActor } from '../../application/assets/assetEdit.machine.ts'
import type { HistoryPlace } from '../../application/activity/HistoryGateway.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { ASSET_TABS, FOLDER_TABS } from '../../domain/navigation/routes.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { FolderDetail } from '../../domain/folders/folder.ts'
import type { AssetMenuActors } from './AssetMenu.tsx'

/** The machines that the tabs show. */
export type TabActors = AssetMenuActors &
  Pick<ShellActors, 'history' | 'metadata' | 'favorite' | 'related' | 'relatedPicker' | 'relate' | 'takeBack' | 'versions' | 'transfers' | 'restrictedFor' | 'resourceAccess'>

export interface AssetTabProps {
  readonly asset: AssetDetail
  readonly edit: AssetEditActor
  readonly actors: TabActors
  readonly permissions: readonly Permission[]
}

export interface FolderTabProps {
  readonly folder: FolderDetail
  readonly actors: Pick<ShellActors, 'history' | 'files' | 'related' | 'relatedPicker' | 'relate' | 'takeBack' | 'folder' | 'selection' | 'rest' | 'webReadyRule' | 'restrictedFor' | 'resourceAccess' | 'userId'>
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

export type AssetTab = Tab<(typeof ASSET_TABS)[number], AssetTabProps>
export type FolderTab = Tab<(typeof FOLDER_TABS)[number], FolderTabProps>

const openHistory = ({ history }: ShellActors, place: HistoryPlace): void => history.send({ type: 'history.opened', place })

/** The tabs of an asset's page, in their order. One that is not listed is not found. */
export const ASSET_PAGES: readonly AssetTab[] = [
  { segment: 'details', isForm: true, Panel: lazy(() => import('./DetailsTab.tsx').then(({ DetailsTab }) => ({ default: DetailsTab }))) },
  {
    segment: 'metadata',
    open: ({ metadata }, { type, id }) => metadata.send({ type: 'metadata.opened', resourceType: type, assetId: id }),
    Panel: lazy(() => import('./MetadataTab.tsx').then(({ MetadataTab }) => ({ default: MetadataTab }))),
  },
  { segment: 'history', open: openHistory, Panel: lazy(() => import('../versions/AssetHistoryTab.tsx').then(({ AssetHistoryTab }) => ({ default: AssetHistoryTab }))) },
  { segment: 'related', Panel: lazy(() => import('../relations/RelatedTab.tsx').then(({ AssetRelatedTab }) => ({ default: AssetRelatedTab }))) },
  { segment: 'seo', isForm: true, Panel: lazy(() => import('./SeoTab.tsx').then(({ SeoTab }) => ({ default: SeoTab }))) },
]

/** The same of a folder's. */
export const FOLDER_PAGES: readonly FolderTab[] = [
  { segment: 'details', Panel: lazy(() => import('../folders/FolderFacts.tsx').then(({ FolderFacts }) => ({ default: FolderFacts }))) },
  { segment: 'history', open: openHistory, Panel: lazy(() => import('./HistoryTab.tsx').then(({ HistoryTab }) => ({ default: HistoryTab }))) },
  { segment: 'related', Panel: lazy(() => import('../relations/RelatedTab.tsx').then(({ FolderRelatedTab }) => ({ default: FolderRelatedTab }))) },
]
