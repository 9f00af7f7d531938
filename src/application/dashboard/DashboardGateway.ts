import type { Result } from 'effect/Result'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { AddedFiles, AsOf, DataUsage, Formats, StorageHolders } from '../../domain/dashboard/figures.ts'
import type { Period } from '../../domain/dashboard/periods.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** An asset among those that were added last, with the way down to it. `createdAt`: ISO. */
export interface RecentAsset extends AssetSummary {
  readonly createdAt: string
}

/** Each widget with the time at which it was counted. What is restricted for who reads counts nowhere. */
export interface Dashboard {
  readonly usage: AsOf<DataUsage>
  readonly formats: AsOf<Formats>
  readonly added: AsOf<AddedFiles> & { readonly period: Period }
  readonly recent: AsOf<{ readonly items: readonly RecentAsset[] }>
  /** For administrators alone. */
  readonly holders: AsOf<StorageHolders> | null
}

export interface DashboardGateway {
  /** `fresh`: counted anew, whatever is kept. */
  read(period: Period, fresh: boolean, signal: AbortSignal): Promise<Result<Dashboard, CallFailure>>
}
