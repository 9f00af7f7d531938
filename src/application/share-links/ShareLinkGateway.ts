import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { SelectionRefusal } from '../../domain/items/outOfReach.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { ShareLink, ShareLinkForm } from '../../domain/share-links/shareLink.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** Which links are listed: one's own, or everybody's, for those who oversee them. */
export interface ShareLinkList {
  readonly of: 'own' | 'all'
  readonly state?: 'active' | 'ended'
  /** Of everybody's those of one person. */
  readonly makerId?: string
  /** By which one folder or asset is seen, by itself or in a folder above it. */
  readonly resourceId?: string
}

export interface ShareLinkPage {
  readonly items: readonly ShareLink[]
  readonly next: string | null
  readonly total: number
  /** Whether the organization lets its members share; where not, no link opens. */
  readonly allowed: boolean
}

export interface Sharer {
  readonly id: string
  readonly name: string
}

/** A link with the token of its address, which nobody is told again. */
export interface MadeLink {
  readonly link: ShareLink
  readonly token: string
}

export type ShareLinkMakeFailure = CallFailure<SelectionRefusal | 'SHARING_NOT_ALLOWED'>
export type ShareLinkEditFailure = CallFailure<'SHARE_LINK_NOT_FOUND' | 'SHARE_LINK_ENDED' | 'STALE_EDIT' | 'SHARING_NOT_ALLOWED'>
type ShareLinkChangeFailure = CallFailure<'SHARE_LINK_NOT_FOUND' | 'SHARE_LINK_ENDED'>
export type ShareLinkRenewFailure = CallFailure<'SHARE_LINK_NOT_FOUND' | 'SHARE_LINK_ENDED' | 'SHARING_NOT_ALLOWED'>
export type ShareLinkReadFailure = CallFailure<'SHARE_LINK_NOT_FOUND'>

/** Links by which somebody outside sees what their maker sees. */
export interface ShareLinkGateway {
  /** The newest first; `after`: where the page before ended. */
  page(list: ShareLinkList, after: string | null, signal: AbortSignal): Promise<Result<ShareLinkPage, CallFailure>>
  /** Who has shared anything, by name. */
  sharers(signal: AbortSignal): Promise<Result<readonly Sharer[], CallFailure>>
  read(id: string, signal: AbortSignal): Promise<Result<ShareLink, ShareLinkReadFailure>>
  /** VALIDATION_FAILED also at `selection`: nothing is in it, or too much. */
  make(type: ResourceType, selection: Selection, form: ShareLinkForm, signal: AbortSignal): Promise<Result<MadeLink, ShareLinkMakeFailure>>
  edit(link: Pick<ShareLink, 'id' | 'revision'>, form: ShareLinkForm, signal: AbortSignal): Promise<Result<ShareLink, ShareLinkEditFailure>>
  /** Another address; the one that it had leads nowhere from then on. */
  renew(id: string, signal: AbortSignal): Promise<Result<MadeLink, ShareLinkRenewFailure>>
  revoke(id: string, signal: AbortSignal): Promise<Result<ShareLink, ShareLinkChangeFailure>>
  /** For whoever has just revoked it. */
  restore(id: string, signal: AbortSignal): Promise<Result<ShareLink, ShareLinkChangeFailure>>
}
