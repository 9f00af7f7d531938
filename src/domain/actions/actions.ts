import type { Shortcut } from '../preferences/shortcuts.ts'
import type { ActionName } from '../rights/rights.ts'

/** On what an action acts: the open folder or module itself, one folder or asset in it, or all that is selected in it. */
export const ACTION_SUBJECTS = ['place', 'folder', 'asset', 'selection'] as const
export type ActionSubject = (typeof ACTION_SUBJECTS)[number]

interface ActionRule {
  /** Where it is offered, and what it takes there: the domain's own judgements, all of which must allow it. */
  readonly on: Readonly<Partial<Record<ActionSubject, readonly ActionName[]>>>
  readonly shortcuts?: readonly Shortcut[]
  /** Whoever may not do it does not see that there is such a thing; everything else is shown with its reason. */
  readonly isHidden?: true
}

/**
 * Everything that can be done in the library, once: toolbar, menus, command palette and shortcuts are made from this table, in this order.
 * A line stands between the groups. How each looks and what it starts is in `src/ui/actions`.
 */
const ACTION_GROUPS = {
  add: {
    newFolder: { on: { place: ['createFolder'] }, shortcuts: ['N'] },
    upload: { on: { place: ['upload'] }, shortcuts: ['U'] },
    uploadFolder: { on: { place: ['upload', 'createFolder'] } },
  },
  look: {
    open: { on: { folder: [], asset: ['viewDetails'] }, shortcuts: ['Enter'] },
    details: { on: { place: ['viewDetails'], folder: ['viewDetails'] }, shortcuts: ['I'] },
    download: { on: { place: ['download'], folder: ['download'], asset: ['download'], selection: ['download'] }, shortcuts: ['D'] },
    share: { on: { place: ['share'], folder: ['share'], asset: ['share'], selection: ['share'] } },
    edit: { on: { asset: ['edit', 'viewDetails'] }, shortcuts: ['E'] },
    editMany: { on: { selection: ['edit', 'viewDetails'] }, shortcuts: ['E'] },
    editTable: {
      on: { place: ['viewFolderTable', 'editTableCells'], folder: ['viewFolderTable', 'editTableCells'], selection: ['viewAssetsByTemplate', 'editTableCells'] },
      isHidden: true,
    },
    proposeValues: { on: { place: ['proposeValues'], folder: ['proposeValues'], asset: ['proposeValues'], selection: ['proposeValues'] }, isHidden: true },
    readText: { on: { place: ['ocr'], folder: ['ocr'], asset: ['ocr'], selection: ['ocr'] } },
    replace: { on: { asset: ['edit', 'upload'] } },
    readAgain: { on: { asset: ['index'], selection: ['index'] }, isHidden: true },
    rename: { on: { place: ['edit'], folder: ['edit'], asset: ['edit', 'viewDetails'] }, shortcuts: ['F2'] },
  },
  mark: {
    relateContact: { on: { folder: ['changeContactRelation'], asset: ['changeContactRelation'], selection: ['changeContactRelation'] }, isHidden: true },
    favorite: { on: { place: [], folder: [], asset: [], selection: [] }, shortcuts: ['S'] },
    unfavorite: { on: { place: [], folder: [], asset: [] }, shortcuts: ['S'] },
    webReady: { on: { place: ['setWebReady'], folder: ['setWebReady'], asset: ['setWebReady'], selection: ['setWebReady'] }, isHidden: true },
    publish: { on: { place: ['publishToPortal'], folder: ['publishToPortal'], asset: ['publishToPortal'], selection: ['publishToPortal'] }, isHidden: true },
    skipWebReady: { on: { place: ['changeWebReady'], folder: ['changeWebReady'], asset: ['changeWebReady'] }, isHidden: true },
    access: { on: { place: ['restrictAccess'], folder: ['restrictAccess'], asset: ['restrictAccess'] }, isHidden: true },
    release: { on: { place: ['restrictPublication'], folder: ['restrictPublication'], asset: ['restrictPublication'] }, isHidden: true },
    keepOff: { on: { place: ['restrictPublication'], folder: ['restrictPublication'], asset: ['restrictPublication'] }, isHidden: true },
  },
  askMoveCopy: {
    cut: { on: { folder: ['move'], asset: ['move'], selection: ['move'] }, shortcuts: ['Mod+X'] },
    copyToClipboard: { on: { folder: ['copy'], asset: ['copy'], selection: ['copy'] }, shortcuts: ['Mod+C'] },
    paste: { on: { place: [] }, shortcuts: ['Mod+V'] },
    move: { on: { place: ['move'], folder: ['move'], asset: ['move'], selection: ['move'] }, shortcuts: ['M'] },
    copy: { on: { place: ['copy'], folder: ['copy'], asset: ['copy'], selection: ['copy'] }, shortcuts: ['C'] },
    delete: { on: { place: ['delete'], folder: ['delete'], asset: ['delete'], selection: ['delete'] }, shortcuts: ['Delete', 'Mod+Backspace'] },
  },
  choose: {
    select: { on: { folder: [], asset: [] }, shortcuts: ['X'] },
    deselect: { on: { folder: [], asset: [] }, shortcuts: ['X'] },
    selectAll: { on: { place: [] }, shortcuts: ['Mod+A'] },
    clear: { on: { selection: [] }, shortcuts: ['Escape'] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ActionRule>>>>

export type ActionGroup = keyof typeof ACTION_GROUPS
export type ActionId = { readonly [Group in ActionGroup]: keyof (typeof ACTION_GROUPS)[Group] }[ActionGroup]

export interface LibraryAction extends ActionRule {
  readonly id: ActionId
  readonly group: ActionGroup
}

/** The same, one after the other. */
export const ACTIONS: readonly LibraryAction[] = (Object.entries(ACTION_GROUPS) as [ActionGroup, Readonly<Record<string, ActionRule>>][]).flatMap(
  ([group, rules]) => Object.entries(rules).map(([id, rule]) => ({ ...rule, id: id as ActionId, group })),
)

export const actionsOn = (subject: ActionSubject): readonly LibraryAction[] => ACTIONS.filter(({ on }) => on[subject] !== undefined)

/** A key that moves to the trash or renames means what is selected or focused, never the open folder itself. */
export const respondsToShortcut = ({ on }: LibraryAction, subject: ActionSubject): boolean =>
  on[subject] !== undefined && (subject !== 'place' || Object.keys(on).length === 1)
