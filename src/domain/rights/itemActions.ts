import type { Reason } from '../access/reason.ts'
import type { ActionName } from './rights.ts'

const BOTH = ['folder', 'asset'] as const

/** What people do with a folder or an asset, in the order in which it is told what somebody may do with one. */
export const ITEM_ACTIONS = {
  view: BOTH,
  viewDetails: ['asset'],
  download: BOTH,
  edit: BOTH,
  createFolder: ['folder'],
  upload: ['folder'],
  index: ['asset'],
  restrictAccess: BOTH,
  restrictPublication: BOTH,
  copy: BOTH,
  move: BOTH,
  delete: BOTH,
  viewInTrash: BOTH,
  downloadFromTrash: BOTH,
  restore: BOTH,
  deletePermanently: BOTH,
  setWebReady: BOTH,
  skipWebReady: BOTH,
  publishToPortal: BOTH,
} as const satisfies Partial<Readonly<Record<ActionName, readonly ('folder' | 'asset')[]>>>

export type ItemAction = keyof typeof ITEM_ACTIONS

export const actionsOn = (kind: 'folder' | 'asset'): readonly ItemAction[] =>
  (Object.keys(ITEM_ACTIONS) as ItemAction[]).filter((name) => ITEM_ACTIONS[name].some((one) => one === kind))

/** What a user may do with a folder or asset: no reason, it is allowed. */
export interface CheckedAccess {
  readonly user: { readonly firstName: string; readonly lastName: string; readonly role: string }
  readonly actions: readonly { readonly action: ItemAction; readonly reasons: readonly Reason[] }[]
}
