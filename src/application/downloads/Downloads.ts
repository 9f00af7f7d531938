import type { Result } from 'effect/Result'
import type { CallFailure } from '../failures/CallFailure.ts'

export type DownloadFailure = CallFailure<'ASSET_NOT_FOUND' | 'ASSET_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'>

/** Originals that are taken home. */
export interface Downloads {
  /** Has the browser save the original at an address. A refusal is found out before: the browser would not tell it. */
  begin(address: string): Promise<Result<void, DownloadFailure>>
}
