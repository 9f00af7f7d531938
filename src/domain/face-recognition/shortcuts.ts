import type { Shortcut } from '../preferences/shortcuts.ts'

/** What the page of people hears: it is done with those that are picked, or with who has the tab stop. */
export const FACE_SHORTCUTS = { name: 'N', merge: 'M', ignore: 'I' } as const satisfies Readonly<Record<string, Shortcut>>
