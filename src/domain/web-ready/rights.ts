import { allOf, anyOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

const CHANGE = allOf('CHANGE_WEB_READY_STATUS')
const EITHER = anyOf('CHANGE_WEB_READY_STATUS', 'MANAGE_WEB_READY_VIEW')

/** Of the view of what is web ready things are taken off; nothing becomes web ready by it (docs/decisions/web-ready.md, "Two doors to web ready"). */
export const WEB_READY_RIGHTS = {
  listWebReady: { requirement: allOf(), module: 'named' },
  changeWebReady: { requirement: CHANGE },
  /** What is selected of a module, as much as there is. */
  changeSelectedWebReady: { requirement: CHANGE, module: 'named' },
  setWebReady: { requirement: CHANGE, publishes: true },
  skipWebReady: { requirement: EITHER },
  manageWebReadyView: { requirement: allOf('MANAGE_WEB_READY_VIEW') },
  undoWebReady: { requirement: EITHER, publishes: true },
  setWebReadyRule: { requirement: CHANGE, module: 'named' },
} as const satisfies Readonly<Record<string, Right>>
