import type { Shortcut } from '../preferences/shortcuts.ts'

/** What the page of suggestions hears: the way from one to the next, and what becomes of the one that is looked at. */
export const SUGGESTION_SHORTCUTS = { next: 'J', previous: 'K', accept: 'A', refuse: 'X', change: 'E', undo: 'U' } as const satisfies Readonly<Record<string, Shortcut>>
