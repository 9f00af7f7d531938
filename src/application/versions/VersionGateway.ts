import type { Result } from 'effect/Result'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { AssetVersion } from '../../domain/versions/version.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'

/** Whose versions they are; `revision`: as the asset was when it was decided what to do. */
export type VersionsOf = Pick<AssetDetail, 'id' | 'type' | 'folderId' | 'revision'>

type Unseen = 'ASSET_NOT_FOUND' | 'ASSET_DIFFERENT_TYPE' | 'ASSET_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'
/** NOT_FOUND: the version is no longer there. */
export type VersionFailure = CallFailure<Unseen | 'STALE_EDIT'>

export interface VersionPage {
  readonly items: readonly AssetVersion[]
  /** The number that the next page is before; null: these are all. */
  readonly next: number | null
}

export interface RestoredVersion {
  /** The version that the asset's file from before has become. */
  readonly kept: string
  /** Of what is the asset's file again. */
  readonly contentVersion: string
}

/** The earlier files of an asset. */
export interface VersionGateway {
  /** The newest first, as many as a page holds (`VERSIONS_PER_PAGE`); of those before a number, where one is given. */
  list(of: VersionsOf, before: number | undefined, signal: AbortSignal): Promise<Result<VersionPage, AssetReadFailure>>
  /** Makes a version the asset's file again; the present one becomes a version, whose identifier is answered. */
  restore(of: VersionsOf, versionId: string, signal: AbortSignal): Promise<Result<RestoredVersion, VersionFailure>>
  /** Deletes a version for good; its storage is free at once. */
  remove(of: VersionsOf, versionId: string, signal: AbortSignal): Promise<Result<unknown, VersionFailure>>
}
