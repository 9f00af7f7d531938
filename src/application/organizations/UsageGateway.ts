import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { UpgradeRequest } from '../../domain/organizations/managed.ts'
import type { StorageWish } from '../../domain/organizations/moreStorage.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** How much of its storage the organization uses. Bytes and numbers of files. */
export interface Usage {
  readonly usedBytes: number
  readonly storageCapacity: number
  readonly files: number
  readonly filesLimit: number
  /** Per module, outside the trash. */
  readonly assets: readonly { readonly type: ResourceType; readonly count: number }[]
  /** When more storage was asked for, and how much; null when it is not. */
  readonly upgradeRequest: Pick<UpgradeRequest, 'requestedAt' | 'moreBytes'> | null
}

export type UpgradeFailure = CallFailure<'UPGRADE_ALREADY_REQUESTED' | 'VALIDATION_FAILED'>

export interface UsageGateway {
  read(signal: AbortSignal): Promise<Result<Usage, CallFailure>>
  /** Asks the platform's administrators for more storage; one request of an organization is open at a time. */
  requestUpgrade(wish: StorageWish, signal: AbortSignal): Promise<Result<UpgradeRequest, UpgradeFailure>>
}
