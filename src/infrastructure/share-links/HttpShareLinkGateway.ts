import * as Result from 'effect/Result'
import type { ShareLinkGateway, ShareLinkList } from '../../application/share-links/ShareLinkGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { ShareLink, ShareLinkForm } from '../../domain/share-links/shareLink.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import * as contract from './contract.ts'

const CHANGED = { kind: 'shareLinks.changed' } as const

export class HttpShareLinkGateway extends LocalEventsGateway implements ShareLinkGateway {
  page({ of, makerId, ...list }: ShareLinkList, after: string | null, signal: AbortSignal) {
    const query = { ...list, ...(after === null ? {} : { after }) }
    if (of === 'own') return this.http.query(contract.listShareLinks, { query, signal })
    return this.http.query(contract.listAllShareLinks, { query: { ...query, ...(makerId === undefined ? {} : { makerId }) }, signal })
  }

  async sharers(signal: AbortSignal) {
    return Result.map(await this.http.query(contract.listSharers, { signal }), ({ items }) => items)
  }

  read(shareLinkId: string, signal: AbortSignal) {
    return this.http.query(contract.readShareLink, { params: { shareLinkId }, signal })
  }

  async make(resourceType: ResourceType, selection: Selection, form: ShareLinkForm, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.makeShareLink, { body: { selection, ...form }, resourceType, signal }))
  }

  async edit({ id: shareLinkId, revision }: Pick<ShareLink, 'id' | 'revision'>, form: ShareLinkForm, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.editShareLink, { params: { shareLinkId }, body: { ...form, revision }, signal }))
  }

  async renew(shareLinkId: string, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.renewShareLink, { params: { shareLinkId }, signal }))
  }

  async revoke(shareLinkId: string, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.revokeShareLink, { params: { shareLinkId }, signal }))
  }

  async restore(shareLinkId: string, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.restoreShareLink, { params: { shareLinkId }, signal }))
  }
}
