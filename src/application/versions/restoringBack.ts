import { fail, isFailure, type Result } from 'effect/Result'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import type { RestoredVersion, VersionFailure, VersionGateway, VersionsOf } from './VersionGateway.ts'

interface Ports {
  readonly versions: VersionGateway
  readonly assets: Pick<AssetGateway, 'read'>
}

/** Takes back that a version was restored, under the asset's revision by then: it may have been described since. A file that came since stays. */
export const restoringBack =
  ({ versions, assets }: Ports, of: VersionsOf, { kept, contentVersion }: RestoredVersion) =>
  async (signal: AbortSignal): Promise<Result<unknown, VersionFailure | Failure<'FILE_REPLACED'>>> => {
    const now = await assets.read(of.type, of.id, signal)
    if (isFailure(now)) return now
    return now.success.contentVersion === contentVersion ? versions.restore(now.success, kept, signal) : fail({ code: 'FILE_REPLACED' })
  }
