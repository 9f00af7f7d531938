/** A key with what is held meanwhile, as written in tables: `Mod+C`, `Shift+F10`, `Delete`, `N`. `Mod` is Cmd on a Mac and Ctrl elsewhere. */
export type Shortcut = string

/** What of a pressed key counts. `key` is what the keyboard's layout makes of it. */
export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** What every page hears. */
export const PAGE_SHORTCUTS = { palette: 'Mod+K', search: '/', undo: 'Mod+Z', help: '?' } as const satisfies Readonly<Record<string, Shortcut>>

interface Parts {
  readonly key: string
  readonly mod: boolean
  readonly shift: boolean
  readonly alt: boolean
}

const partsOf = (shortcut: Shortcut): Parts => {
  const held = shortcut.split('+')
  return { key: held.at(-1) ?? '', mod: held.includes('Mod'), shift: held.includes('Shift'), alt: held.includes('Alt') }
}

/** A single character, letter or sign, alone: WCAG 2.1.4 asks that these can be turned off. */
export const isSingleCharacter = (shortcut: Shortcut): boolean => [...shortcut].length === 1

/** Whether a pressed key is the shortcut. Of a sign such as "?" it does not matter which keys the layout needs for it. */
export const isPressed = (shortcut: Shortcut, { key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): boolean => {
  const parts = partsOf(shortcut)
  if (parts.key.toLowerCase() !== key.toLowerCase() || parts.mod !== (ctrlKey || metaKey) || parts.alt !== altKey) return false
  return parts.shift === shiftKey || (isSingleCharacter(shortcut) && !/\p{L}/u.test(shortcut))
}

const MAC: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Delete: '⌦', Backspace: '⌫', Enter: '↩', Escape: 'Esc' }
const OTHERS: Readonly<Record<string, string>> = { Mod: 'Ctrl', Delete: 'Del', Escape: 'Esc' }

/** As it stands on the keys of the device. */
export const shownShortcut = (shortcut: Shortcut, isMac: boolean): string => {
  const names = isMac ? MAC : OTHERS
  return shortcut
    .split('+')
    .map((part) => names[part] ?? part)
    .join(isMac ? '' : '+')
}

/** Shortcuts that would mean two things in one place, each once. Letters are the same in either case. */
export const conflicts = (shortcuts: readonly Shortcut[]): readonly Shortcut[] => {
  const lower = shortcuts.map((shortcut) => shortcut.toLowerCase())
  return [...new Set(shortcuts.filter((shortcut, at) => lower.indexOf(shortcut.toLowerCase()) !== at))]
}
