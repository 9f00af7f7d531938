import { anyOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'
import { CONTACT_RIGHTS } from '../contacts/rights.ts'
import { ITEM_RIGHTS } from '../items/rights.ts'
import { MOVE_COPY_RIGHTS } from '../move-copy/rights.ts'
import { PERSON_RIGHTS } from '../persons/rights.ts'
import { PUBLISHING_RIGHTS } from '../publishing/rights.ts'
import { RELATION_RIGHTS } from '../relations/rights.ts'
import { TRASH_RIGHTS } from '../trash/rights.ts'
import { WEB_READY_RIGHTS } from '../web-ready/rights.ts'
import type { Undo } from './undo.ts'

/** What each way back asks for: what the change itself would. */
export const UNDO_RIGHTS: Readonly<Record<Undo['call'], Right>> = {
  edit: ITEM_RIGHTS.edit,
  rename: ITEM_RIGHTS.edit,
  move: MOVE_COPY_RIGHTS.move,
  webReady: WEB_READY_RIGHTS.changeWebReady,
  publish: PUBLISHING_RIGHTS.publishToPortal,
  webReadyRule: WEB_READY_RIGHTS.setWebReadyRule,
  persons: PERSON_RIGHTS.markPersons,
  relate: RELATION_RIGHTS.relate,
  editContact: CONTACT_RIGHTS.manageContacts,
  restoreContact: CONTACT_RIGHTS.manageContacts,
  restore: TRASH_RIGHTS.restore,
  moveToTrash: TRASH_RIGHTS.delete,
}

export const ACTIVITY_RIGHTS = {
  /** Whoever sees an organization's details sees what was done in it. */
  viewActivity: { requirement: anyOf('VIEW_ALL_ORG_DETAILS', 'VIEW_MY_ORG_DETAILS') },
  /** Which of them a change asks for is judged with its entry. */
  undoActivity: { requirement: anyOf(...new Set(Object.values(UNDO_RIGHTS).flatMap(({ requirement }) => requirement.permissions))) },
} as const satisfies Readonly<Record<string, Right>>
