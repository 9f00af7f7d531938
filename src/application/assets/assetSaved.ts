import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { Notification, Notify } from '../notifications/notifications.machine.ts'
import { undoAction } from '../notifications/undone.ts'
import { draftOf, editOf, isTouched } from './assetDraft.ts'
import type { AssetGateway } from './AssetGateway.ts'

/** That an edit is saved; what it has changed can be taken back. */
export const assetSaved = (before: AssetDetail, after: AssetDetail, { assets, notify }: { readonly assets: AssetGateway; readonly notify: Notify }): Notification => {
  const was = draftOf(before)
  const action = isTouched(was, after) ? { action: undoAction((signal) => assets.edit(after, editOf(was, after), signal), notify) } : {}
  return { kind: 'success', text: 'library.assetSaved', subject: before.id, ...action }
}
