import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router'
import { isSelected, selectedCount, selectedModules } from '../../application/selection/selected.ts'
import type { SelectionActor } from '../../application/selection/selection.machine.ts'
import { selectedTarget } from '../../application/actions/currentTarget.ts'
import { listedContext, contextOfListed, listedTarget } from '../../application/actions/targets.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { ACTIONS, respondsToShortcut, type LibraryAction } from '../../domain/actions/actions.ts'
import { type LibraryItem, resourceOf } from '../../domain/items/item.ts'
import { countOf } from '../../domain/items/moduleCounts.ts'
import { isPressed, isSingleCharacter } from '../../domain/preferences/shortcuts.ts'
import { useReader } from '../access/useReader.ts'
import { ContextMenu, type Point } from '../kit/ContextMenu.tsx'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { usePageKey } from '../kit/usePageKey.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { entriesOf } from '../actions/entriesOf.ts'
import type { LibraryActors } from '../actions/starts.ts'
import { type OfferedAction, useLibraryActions } from '../actions/useLibraryActions.tsx'
import { useListOrigin } from '../addresses/useListOrigin.ts'
import { moduleChoices } from './moduleChoices.ts'

/** What acts on the items of a list over many folders. */
export interface ItemActing {
  readonly actors: LibraryActors
  readonly permissions: readonly Permission[]
  /** What is selected of the list; undefined where nothing is. */
  readonly selection?: SelectionActor
  /** What can be done with an item in this list alone. */
  readonly entries?: (item: LibraryItem) => readonly MenuEntry[]
}

/** The one table of actions, for an item of a list over many folders, or for all that is selected: nothing of several modules can be done together. */
export const useOffered = ({ actors, permissions, selection }: ItemActing) => {
  const origin = useListOrigin()
  const reader = useReader(permissions, 'RECORDS')
  // What is listed is in a module of whoever sees it.
  const actionsOf = useLibraryActions(selection === undefined ? actors : { ...actors, selection }, { ...reader, modules: RESOURCE_TYPES })
  return (item: LibraryItem | undefined): readonly OfferedAction[] => {
    if (item !== undefined) return actionsOf(listedTarget(item), listedContext(item, origin))
    const snapshot = selection?.getSnapshot()
    const target = snapshot && selectedTarget(snapshot)
    const [only, ...others] = snapshot === undefined ? [] : selectedModules(snapshot)
    return target === undefined || only === undefined || others.length > 0 ? [] : actionsOf(target, contextOfListed(only.type, origin))
  }
}

interface ItemActions {
  readonly openMenu: (item: LibraryItem, at: Point) => void
  /** The keys of the row with the focus. */
  readonly pressed: (item: LibraryItem, event: ReactKeyboardEvent) => void
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
  /** Nothing: all that is selected, where several are and the item is among them. */
  const meant = (item: LibraryItem): LibraryItem | undefined => {
    const snapshot = selection?.getSnapshot()
    return snapshot !== undefined && selectedCount(snapshot) > 1 && isSelected(snapshot, resourceOf(item).id) ? undefined : item
  }
  const modules = () => (selection === undefined ? [] : selectedModules(selection.getSnapshot()))
  const entriesFor = (one: LibraryItem | undefined): readonly MenuEntry[] => {
    if (one === undefined && modules().length > 1) return moduleChoices(t, modules(), (module) => selection?.send({ type: 'module.chosen', module }))
    const special = one === undefined ? [] : own(one)
    return [...special, ...entriesOf(offered(one)).map((entry, at) => (at === 0 && special.length > 0 ? { ...entry, separated: true } : entry))]
  }

  const refuse = (action: string, reason: string) =>
    entry?.notifications.send({ type: 'notify', notification: { kind: 'failure', text: 'actions.refused', values: { action, reason } } })
  const press = (one: LibraryItem | undefined, event: KeyboardEvent) => {
    if (event.repeat) return
    const means = (shortcut: string) => isPressed(shortcut, event) && (letters || !isSingleCharacter(shortcut))
    const isMeant = (rule: LibraryAction) =>
      rule.id !== 'open' && rule.id !== 'clear' && respondsToShortcut(rule, one?.kind ?? 'selection') && (rule.shortcuts ?? []).some(means)
    const action = offered(one).find(({ rule }) => isMeant(rule))
    const counts = one === undefined ? modules() : []
    const divided = counts.length > 1 ? ACTIONS.find(isMeant) : undefined
    if (action === undefined && divided === undefined) return
    event.preventDefault()
    if (divided !== undefined) refuse(t(`actions.${divided.id}`, { count: countOf(counts) }), t('items.manyModules'))
    else if (action?.refusal !== undefined) refuse(action.label, action.refusal)
    else action?.start()
  }
  // Outside the list the keys mean what is selected: it is chosen by the box in the head as well, or by Ctrl and A.
  usePageKey((event) => {
    const snapshot = selection?.getSnapshot()
    const isInList = event.target instanceof Element && event.target.closest('[data-place]') !== null
    if (isInList || snapshot === undefined || selectedCount(snapshot) === 0) return
    if (event.key === 'Escape') selection?.send({ type: 'cleared' })
    else press(selectedCount(snapshot) > 1 ? undefined : items.find((item) => isSelected(snapshot, resourceOf(item).id)), event)
  })

  return {
    openMenu: (item, at) => setOpen({ id: resourceOf(item).id, at }),
    pressed: (item, event) => press(meant(item), event.nativeEvent),
    menu: open !== undefined && shown !== undefined && (
      <ContextMenu label={t('library.menuOf', { name: resourceOf(shown).name })} at={open.at} entries={entriesFor(meant(shown))} onClose={() => setOpen(undefined)} />
    ),
  }
}
