import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetDetail, AssetSort, AssetSummary, Direction } from '../../domain/assets/asset.ts'
import type { AssetEdit } from '../../domain/assets/editable.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type AssetListFailure = CallFailure<'FOLDER_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'>
type Unseen = 'ASSET_NOT_FOUND' | 'ASSET_DIFFERENT_TYPE' | 'ASSET_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'
export type AssetReadFailure = CallFailure<Unseen>
export type AssetEditFailure = CallFailure<
  Unseen | 'ASSET_ALREADY_EXISTS' | 'FILE_NUMBER_ALREADY_EXISTS' | 'NO_EXTENSION_IN_NAME_FOUND' | 'STALE_EDIT'
>

/** The assets of one folder, or without `folderId` of a whole module, in one order. */
export interface AssetList {
  readonly type: ResourceType
  readonly folderId?: string
  readonly sort: AssetSort
  readonly direction: Direction
}

/** Rows per page. */
export const PAGE_ROWS = 100

export interface AssetPage {
  /** Which page: rows `index * PAGE_ROWS` onwards. */
  readonly index: number
  readonly items: readonly AssetSummary[]
  /** Of the whole list. */
  readonly total: number
}

export interface AssetText {
  readonly text: string
  readonly truncated: boolean
  /** The cells of a table, where the file is one. */
  readonly rows: readonly (readonly string[])[] | null
}

export interface Repository {
  readonly id: string
  readonly name: string
}

/** `recent`: what was read a moment ago will do, though others have changed it since; who takes a step does not wait for the next reading of a burst. */
export type Freshness = 'recent'

/** Assets of one module. */
export interface AssetGateway {
  /** Any page of a list of any length, each at about the cost of the first. */
  page(list: AssetList, index: number, signal: AbortSignal, freshness?: Freshness): Promise<Result<AssetPage, AssetListFailure>>
  read(type: ResourceType, assetId: string, signal: AbortSignal): Promise<Result<AssetDetail, AssetReadFailure>>
  /** STALE_EDIT where somebody else has edited since `revision`. */
  edit(asset: AssetDetail, edit: AssetEdit, signal: AbortSignal): Promise<Result<AssetDetail, AssetEditFailure>>
  text(type: ResourceType, assetId: string, signal: AbortSignal): Promise<Result<AssetText, AssetReadFailure>>
  repositories(signal: AbortSignal): Promise<Result<readonly Repository[], CallFailure>>
}
