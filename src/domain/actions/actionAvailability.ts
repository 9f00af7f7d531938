import type { Holder } from '../access/decision.ts'
import type { ResourceType } from '../access/modules.ts'
import type { Reason } from '../access/reason.ts'
import type { IndexingState } from '../assets/indexing.ts'
import { type ActionId, actionsOn, type ActionSubject, type LibraryAction } from './actions.ts'
import { MOST_RELATED_AT_ONCE } from '../contact-relations/limits.ts'
import { BULK_EDIT_LIMIT } from '../bulk-edit/limits.ts'
import { decideAction } from '../rights/can.ts'
import { canBeNamed, SELECTION_LIMIT } from '../items/selection.ts'
import type { MoveCode } from '../move-copy/treeRules.ts'
import { MOST_SHARED } from '../share-links/limits.ts'

/** What is known of what an action is for. */
export interface ActedOn {
  readonly subject: ActionSubject
  readonly type: ResourceType
  /** How many folders and assets; of the open folder 1, of a module's root 0. */
  readonly count: number
  /** Of a selection: how many of them are assets. */
  readonly assets?: number
  /** Of the open place: how many lie in it. */
  readonly inside?: number
  /** Of a place: it is all assets of a module, wherever they lie. */
  readonly isEverywhere?: boolean
  /** A whole list, whose items nobody has read. */
  readonly isWhole?: boolean
  readonly isSelected?: boolean
  /** It stands in a list in which nothing is selected. */
  readonly isUnselectable?: boolean
  readonly favorite?: boolean
  /** Of an asset. */
  readonly indexing?: IndexingState
  readonly webReady?: boolean
  /** A publication restriction stands on it, or on the open folder in which it lies. */
  readonly keptFromPublication?: 'itself' | 'above' | undefined
  /** What lies on the clipboard, and why it cannot be put here. */
  readonly clipboard?: { readonly action: 'copy' | 'move'; readonly problem: MoveCode | undefined } | undefined
}

/** What stands in the way beside the rights of whoever asks. */
export const OWN_OBSTACLES = ['atRoot', 'wholeList', 'clipboardEmpty', 'noAssets', 'tooMany', 'tooManyNamed', 'tooManyShared', 'tooManyRelated'] as const
/** What can be done at a module's root, which is no folder. */
const AT_ROOT: readonly ActionId[] = ['newFolder', 'upload', 'uploadFolder', 'paste', 'selectAll']
/** What names everything that is selected to the server at once; others do so piece by piece. */
const NAMING: readonly ActionId[] = ['download', 'cut', 'copyToClipboard', 'move', 'copy', 'delete', 'editTable', 'proposeValues', 'webReady', 'publish', 'readText']
export type Obstacle = (typeof OWN_OBSTACLES)[number] | MoveCode
/** How many of what there may be, where there are too many. */
export const OBSTACLE_LIMITS: Readonly<Partial<Record<Obstacle, number>>> = { tooMany: BULK_EDIT_LIMIT, tooManyNamed: SELECTION_LIMIT, tooManyShared: MOST_SHARED, tooManyRelated: MOST_RELATED_AT_ONCE }

type Availability =
  | { readonly tag: 'allowed' }
  | { readonly tag: 'refused'; readonly reasons: readonly Reason[]; readonly obstacle: Obstacle | undefined }

/** Of a pair of opposites the one that there is nothing to do for; and what is there for something inside, where nothing is. */
const isBeside = (id: ActionId, { subject, count, inside, isEverywhere, favorite, indexing, webReady, keptFromPublication, isSelected, isUnselectable }: ActedOn): boolean => {
  if (subject === 'place' && isEverywhere === true && id !== 'selectAll') return true
  if (subject === 'place' && count === 0 && !AT_ROOT.includes(id)) return true
  const opposites: Partial<Record<ActionId, boolean>> = {
    favorite: favorite === true,
    unfavorite: favorite !== true,
    webReady: webReady === true,
    skipWebReady: webReady !== true,
    keepOff: keptFromPublication === 'itself',
    release: keptFromPublication !== 'itself',
    readAgain: subject === 'asset' && indexing !== 'Failed',
    select: isSelected === true || isUnselectable === true,
    // A list over many folders leads to the asset's page instead.
    rename: subject === 'asset' && isUnselectable === true,
    deselect: isSelected !== true || isUnselectable === true,
    selectAll: inside === 0,
  }
  return opposites[id] ?? false
}

const obstacleTo = (id: ActionId, { count, assets = count, isWhole, clipboard }: ActedOn): Obstacle | undefined => {
  if ((id === 'upload' || id === 'uploadFolder') && count === 0) return 'atRoot'
  if (id === 'editMany' && assets === 0) return 'noAssets'
  if (id === 'relateContact' && count > MOST_RELATED_AT_ONCE) return 'tooManyRelated'
  if (id === 'editMany' && assets > BULK_EDIT_LIMIT) return 'tooMany'
  if (NAMING.includes(id) && isWhole !== true && !canBeNamed({ folders: count - assets, assets })) return 'tooManyNamed'
  if (id === 'share' && count > MOST_SHARED) return 'tooManyShared'
  if (id === 'relateContact' && isWhole === true) return 'wholeList'
  return id === 'paste' ? (clipboard === undefined ? 'clipboardEmpty' : clipboard.problem) : undefined
}

const availabilityOf = (who: Holder, { id, on }: LibraryAction, acted: ActedOn): Availability => {
  const takes = id === 'paste' && acted.clipboard !== undefined ? [acted.clipboard.action] : (on[acted.subject] ?? [])
  const { keptFromPublication: by } = acted
  const state = by === undefined ? {} : { publicationRestricted: { by } }
  const reasons = takes.flatMap((name) => {
    const decision = decideAction(who, name, { type: acted.type, state })
    return decision.allowed ? [] : decision.reasons
  })
  const obstacle = obstacleTo(id, acted)
  return reasons.length === 0 && obstacle === undefined ? { tag: 'allowed' } : { tag: 'refused', reasons, obstacle }
}

export interface Judged extends LibraryAction {
  readonly availability: Availability
}

/**
 * What can be done with something, in the table's order: what is refused stands there with its reasons, unless it is for those alone who
 * may. What is listed lies in no trash and is not kept from its reader.
 */
export const judgedActions = (who: Holder, acted: ActedOn): readonly Judged[] =>
  actionsOn(acted.subject)
    .filter(({ id }) => !isBeside(id, acted))
    .map((action) => ({ ...action, availability: availabilityOf(who, action, acted) }))
    .filter(({ isHidden, availability }) => isHidden !== true || availability.tag === 'allowed' || availability.reasons.length === 0)
