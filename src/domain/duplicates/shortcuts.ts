import type { Shortcut } from '../preferences/shortcuts.ts'

/** What the page of duplicates hears: the way from group to group, which of the first nine is kept, and what becomes of the group. */
export const DUPLICATE_SHORTCUTS = { previous: 'ArrowUp', next: 'ArrowDown', keep: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], merge: 'M', notSame: 'N' } as const satisfies Readonly<
  Record<string, Shortcut | readonly Shortcut[]>
>
