import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { LibraryItem } from '../../domain/items/item.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { RecentAsset } from '../dashboard/DashboardGateway.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** An import of metadata that lines were refused of. */
interface RefusedImport {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
  readonly refused: number
}

/** What home says, of what the person sees. */
export interface Home {
  readonly recent: readonly RecentAsset[]
  /** Files that were added in the last days. */
  readonly addedLately: number
  /** Of the places that were asked for, those that are there. */
  readonly places: readonly LibraryItem[]
  readonly favorites: readonly LibraryItem[]
  /** Whose text could not be read; some of them are named. */
  readonly unread: { readonly count: number; readonly assets: readonly AssetSummary[] }
  readonly imports: readonly RefusedImport[]
  /** Whole months until the storage is full; null where that is not told. */
  readonly monthsLeft: number | null
}

export interface HomeGateway {
  read(places: readonly ResourceRef[], signal: AbortSignal): Promise<Result<Home, CallFailure>>
  /** Puts files whose text could not be read in line again; answers how many. */
  readUnreadAgain(signal: AbortSignal): Promise<Result<{ readonly count: number }, CallFailure>>
}
