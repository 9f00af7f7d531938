import { ACTIONS } from '../../domain/actions/actions.ts'
import { isPressed, PAGE_SHORTCUTS, type Shortcut } from '../../domain/preferences/shortcuts.ts'
import type { KeyAhead } from './useKeysAhead.ts'

/** Milliseconds after which nobody expects anything of a key any more. */
const TIMEOUT_MS = 5000

const PAGE: readonly Shortcut[] = Object.values(PAGE_SHORTCUTS)
const LIBRARY: readonly Shortcut[] = ACTIONS.flatMap(({ shortcuts = [] }) => shortcuts)

/**
 * The key that was pressed before its code had come, where it is one of the page's or of the library's, and is not heard again. Only the first
 * counts: what was pressed after it may have been meant for what it opens. None where it was pressed on another page, or the focus is elsewhere by now.
 */
export const takeAhead = (ahead: KeyAhead[], whose: 'page' | 'library'): KeyAhead | undefined => {
  const isOne = (shortcuts: readonly Shortcut[], { event }: KeyAhead) => shortcuts.some((shortcut) => isPressed(shortcut, event))
  const isAwaited = ({ event, address }: KeyAhead) => address === location.href && performance.now() - event.timeStamp < TIMEOUT_MS
  const first = ahead.find((key) => isAwaited(key) && isOne([...PAGE, ...LIBRARY], key))
  if (first === undefined || !isOne(whose === 'page' ? PAGE : LIBRARY, first)) return undefined
  ahead.splice(0)
  return first.event.target === document.activeElement ? first : undefined
}
