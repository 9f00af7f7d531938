import type { RelatedPlace, RelationGateway } from '../../application/relations/RelationGateway.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import { listRelatedOfAsset, listRelatedOfFolder, relateToAsset, relateToFolder } from './contract.ts'

export class HttpRelationGateway extends LocalEventsGateway implements RelationGateway {
  page({ kind, type, id }: RelatedPlace, after: string | null, signal: AbortSignal) {
    const asked = { query: after === null ? {} : { after }, resourceType: type, signal }
    return kind === 'asset'
      ? this.http.query(listRelatedOfAsset, { params: { assetId: id }, ...asked })
      : this.http.query(listRelatedOfFolder, { params: { folderId: id }, ...asked })
  }

  async change({ kind, type, id }: RelatedPlace, resources: readonly ResourceRef[], related: boolean, signal: AbortSignal) {
    const asked = { body: { resources: resources.map((one) => ({ kind: one.kind, id: one.id })), related }, resourceType: type, signal }
    const outcome = await (kind === 'asset'
      ? this.http.mutate(relateToAsset, { params: { assetId: id }, ...asked })
      : this.http.mutate(relateToFolder, { params: { folderId: id }, ...asked }))
    return this.publishing({ kind: 'relations.changed', ids: [id, ...resources.map((one) => one.id)] }, outcome)
  }
}
