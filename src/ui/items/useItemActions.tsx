import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router'
import { isSelected } from '../../application/selection/selected.ts'
import type { SelectionActor } from '../../application/selection/selection.machine.ts'
import { selectedTarget } from '../../application/actions/currentTarget.ts'
import { listedContext, contextOfListed, listedTarget } from '../../application/actions/targets.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { hearsShortcut } from '../../domain/actions/actions.ts'
import { type LibraryItem, resourceOf } from '../../domain/items/item.ts'
import { isPressed, isSingleCharacter } from '../../domain/preferences/shortcuts.ts'
import { useReader } from '../access/useReader.ts'
import { ContextMenu, type Point } from '../kit/ContextMenu.tsx'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { entriesOf } from '../actions/entriesOf.ts'
import type { LibraryActors } from '../actions/starts.ts'
import { type OfferedAction, useLibraryActions } from '../actions/useLibraryActions.tsx'
import { useListOrigin } from '../addresses/useListOrigin.ts'

/** What acts on the items of a list over many folders. */
export interface ItemActing {
  readonly actors: LibraryActors
  readonly permissions: readonly Permission[]
  /** What is selected of the list; undefined where nothing is. */
  readonly selection?: SelectionActor
  /** What can be done with an item in this list alone. */
  readonly entries?: (item: LibraryItem) => readonly MenuEntry[]
}

/** Of several that lie in more than one module nothing can be done together. */
export const modulesOf = (items: readonly LibraryItem[]): number => new Set(items.map((item) => resourceOf(item).type)).size

/** The one table of actions, for items of a list over many folders: one, or all that are selected. */
export const useOffered = ({ actors, permissions, selection }: ItemActing) => {
  const origin = useListOrigin()
  const reader = useReader(permissions, 'RECORDS')
  // What is listed is in a module of whoever sees it.
  const actionsOf = useLibraryActions(selection === undefined ? actors : { ...actors, selection }, { ...reader, modules: RESOURCE_TYPES })
  return (items: readonly LibraryItem[]): readonly OfferedAction[] => {
    const [first] = items
    if (first === undefined) return []
    if (items.length === 1) return actionsOf(listedTarget(first), listedContext(first, origin))
    const target = selection && selectedTarget(selection.getSnapshot())
    return target === undefined || modulesOf(items) > 1 ? [] : actionsOf(target, contextOfListed(resourceOf(first).type, origin))
  }
}

interface ItemActions {
  readonly openMenu: (item: LibraryItem, at: Point) => void
  /** The keys of the row with the focus. */
  readonly pressed: (item: LibraryItem, event: KeyboardEvent) => void
  /** The menu that is open. */
  readonly menu: ReactNode
}

/** A menu at each row, wherever it is asked for, and the keys of the row with the focus: for all that is selected, where that row is among it. */
export const useItemActions = (acting: ItemActing, items: readonly LibraryItem[]): ItemActions => {
  const { selection, entries: own = () => [] } = acting
  const { t } = useTranslation()
  const [open, setOpen] = useState<{ readonly id: string; readonly at: Point }>()
  const offered = useOffered(acting)
  const entry = useOutletContext<ScreenProps | undefined>()?.entry
  const letters = useSelector(entry?.preferences, (snapshot) => snapshot?.context.letters ?? true)
  const shown = open && items.find((item) => resourceOf(item).id === open.id)
  const meant = (item: LibraryItem): readonly LibraryItem[] => {
    const snapshot = selection?.getSnapshot()
    const isAmong = (one: LibraryItem) => snapshot !== undefined && isSelected(snapshot, resourceOf(one).id)
    return isAmong(item) ? items.filter(isAmong) : [item]
  }
  const entriesFor = (item: LibraryItem): readonly MenuEntry[] => {
    const all = meant(item)
    const mixed: MenuEntry = { id: 'mixed', label: t('actions.more'), refusal: t('items.manyModules') }
    const [only] = all
    const special = all.length === 1 && only !== undefined ? own(only) : []
    const common = modulesOf(all) > 1 ? [mixed] : entriesOf(offered(all))
    return [...special, ...common.map((one, at) => (at === 0 && special.length > 0 ? { ...one, separated: true } : one))]
  }

  const pressed = (item: LibraryItem, event: KeyboardEvent) => {
    if (event.repeat) return
    const all = meant(item)
    const means = (shortcut: string) => isPressed(shortcut, event.nativeEvent) && (letters || !isSingleCharacter(shortcut))
    const action = offered(all).find(
      ({ id, rule, shortcuts }) => id !== 'open' && id !== 'clear' && hearsShortcut(rule, all.length > 1 ? 'selection' : item.kind) && shortcuts.some(means),
    )
    if (action === undefined) return
    event.preventDefault()
    if (action.refusal === undefined) action.start()
    else entry?.notifications.send({ type: 'notify', notification: { kind: 'failure', text: 'actions.refused', values: { action: action.label, reason: action.refusal } } })
  }

  return {
    openMenu: (item, at) => setOpen({ id: resourceOf(item).id, at }),
    pressed,
    menu: open !== undefined && shown !== undefined && (
      <ContextMenu label={t('library.menuOf', { name: resourceOf(shown).name })} at={open.at} entries={entriesFor(shown)} onClose={() => setOpen(undefined)} />
    ),
  }
}
