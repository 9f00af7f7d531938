import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Direction } from '../../domain/assets/asset.ts'
import type { ItemKind } from '../../domain/items/item.ts'
import type { FolderOutOfReach, OutOfReach, SelectionRefusal } from '../../domain/items/outOfReach.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { WebReadyRule } from '../../domain/web-ready/webReady.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { ItemPage } from '../lists/ItemPage.ts'
import type { Begun } from '../bulk-operations/begun.ts'

export type WebReadyFailure = CallFailure<OutOfReach | 'PUBLICATION_RESTRICTED'>

export type WebReadyUndoFailure = CallFailure<SelectionRefusal | 'PUBLICATION_RESTRICTED' | 'NOT_FOUND'>

/** What happens with what comes into a folder of a module from now on. */
export interface WebReadyRuleChange {
  readonly resourceType: ResourceType
  readonly folderId: string
  readonly rule: WebReadyRule
}

export type WebReadyRuleFailure = CallFailure<FolderOutOfReach | 'PUBLICATION_RESTRICTED'>

/** What of a module is ready for the web, by name. */
export interface WebReadyList {
  readonly resourceType: ResourceType
  readonly kind?: ItemKind
  readonly direction: Direction
}

/** Where a change is made: the view of what is ready has a permission of its own, by which things are taken off and put back. */
export type WebReadyDoor = 'library' | 'view'

/** The most of one change. */
export const WEB_READY_AT_ONCE = 200

export interface WebReadyChange {
  /** A folder stands for all that lies below it. Up to {@link WEB_READY_AT_ONCE}. */
  readonly resources: readonly ResourceRef[]
  readonly webReady: boolean
  readonly door: WebReadyDoor
  /** The change that is taken back: only what it changed is reached. */
  readonly undone?: string
  /** Only what came later and nobody has decided about: from then on it is decided, also where it is left as it is. */
  readonly undecided?: true
}

/** All that is selected in a module, as much as there is. */
export interface SelectedWebReady {
  readonly type: ResourceType
  readonly selection: Selection
  readonly webReady: boolean
}

export interface WebReadyOutcome {
  readonly change: string
  readonly changed: number
  /** What below the folders, and in a whole list, is kept from publication, and stayed as it was. */
  readonly kept: number
}

export interface WebReadyGateway {
  page(list: WebReadyList, after: string | null, signal: AbortSignal): Promise<Result<ItemPage, CallFailure>>
  /** How many folders and assets would become ready, those below folders included. Changes nothing. */
  plan(resources: readonly ResourceRef[], signal: AbortSignal): Promise<Result<{ readonly items: number }, WebReadyFailure>>
  planSelected(type: ResourceType, selection: Selection, signal: AbortSignal): Promise<Result<{ readonly items: number }, WebReadyUndoFailure>>
  /** All of it in one transaction; many things as a job, as they are moved: what they are taken back by comes with its outcome. */
  change(change: WebReadyChange, signal: AbortSignal): Promise<Result<WebReadyOutcome | Begun, WebReadyFailure>>
  /** PUBLICATION_RESTRICTED: one of what is named is kept from publication, or all of a whole list. */
  changeSelected(change: SelectedWebReady, signal: AbortSignal): Promise<Result<WebReadyOutcome | Begun, WebReadyUndoFailure>>
  /** What lies in the folder stays as it is; what is kept from publication never becomes ready by a rule. */
  changeRule(change: WebReadyRuleChange, signal: AbortSignal): Promise<Result<{ readonly rule: WebReadyRule }, WebReadyRuleFailure>>
  /** Takes back what one changed of a selection, or by a job, for a day. */
  undo(change: string, signal: AbortSignal): Promise<Result<WebReadyOutcome | Begun, WebReadyUndoFailure>>
}
