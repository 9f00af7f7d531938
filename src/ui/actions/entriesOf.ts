import { isSingleCharacter, shownShortcut } from '../../domain/preferences/shortcuts.ts'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { isMac } from '../kit/isMac.ts'
import type { OfferedAction } from './useLibraryActions.tsx'

/** Actions as a menu shows them, with a line between their groups. Single letters, which can be turned off, stand in the list of shortcuts alone. */
export const entriesOf = (offered: readonly OfferedAction[]): readonly MenuEntry[] =>
  offered.map(({ id, group, label, icon, tone, shortcuts, refusal, to, state, download, start }, at) => {
    const shortcut = shortcuts.find((keys) => !isSingleCharacter(keys))
    return {
      id,
      label,
      icon,
      tone,
      refusal,
      separated: at > 0 && offered[at - 1]?.group !== group,
      ...(shortcut === undefined ? {} : { shortcut: shownShortcut(shortcut, isMac()) }),
      ...(to === undefined ? { onSelect: start } : { to, state, ...(download === undefined ? {} : { download }) }),
    }
  })
