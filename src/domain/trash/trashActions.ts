import { isAllowed } from '../access/evaluate.ts'
import type { Permission } from '../access/permissions.ts'
import type { Shortcut } from '../preferences/shortcuts.ts'
import { TRASH_RIGHTS } from './rights.ts'

interface TrashAction {
  readonly id: 'download' | 'restore' | 'deleteForGood'
  readonly takes: keyof typeof TRASH_RIGHTS
  readonly shortcuts: readonly Shortcut[]
}

/** Everything that can be done with what lies in the trash, once: the bar, the menus of the rows and their keys are made from this table, in this order. */
export const TRASH_ACTIONS: readonly TrashAction[] = [
  { id: 'download', takes: 'downloadFromTrash', shortcuts: ['D'] },
  { id: 'restore', takes: 'restore', shortcuts: ['R'] },
  { id: 'deleteForGood', takes: 'deletePermanently', shortcuts: ['Delete', 'Mod+Backspace'] },
]

/** Those that somebody may do. */
export const trashActionsFor = (permissions: readonly Permission[]): readonly TrashAction[] =>
  TRASH_ACTIONS.filter(({ takes }) => isAllowed(permissions, TRASH_RIGHTS[takes].requirement))
