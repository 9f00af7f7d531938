import * as Result from 'effect/Result'
import type { VersionGateway, VersionsOf } from '../../application/versions/VersionGateway.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import { deleteVersion, listVersions, restoreVersion } from './contract.ts'

export class HttpVersionGateway extends LocalEventsGateway implements VersionGateway {
  list({ id, type }: VersionsOf, before: number | undefined, signal: AbortSignal) {
    return this.http.query(listVersions, { params: { assetId: id }, query: before === undefined ? {} : { before }, resourceType: type, signal })
  }

  async restore({ id, type, revision }: VersionsOf, versionId: string, signal: AbortSignal) {
    const restored = await this.http.mutate(restoreVersion, { params: { assetId: id, versionId }, body: { revision }, resourceType: type, signal })
    // Also when somebody was quicker: what was read is no longer so.
    if (Result.isSuccess(restored) || restored.failure.code === 'STALE_EDIT') this.localEvents.publish({ kind: 'library.changed', type })
    return restored
  }

  async remove({ id, type }: VersionsOf, versionId: string, signal: AbortSignal) {
    return this.publishing({ kind: 'usage.changed' }, await this.http.mutate(deleteVersion, { params: { assetId: id, versionId }, resourceType: type, signal }))
  }
}
