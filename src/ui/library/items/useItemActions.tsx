import { useSelector } from '@xstate/react'
import { MoreHorizontal } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router'
import { groundListed, thingListed } from '../../../application/library/things.ts'
import { RESOURCE_TYPES } from '../../../domain/access/modules.ts'
import type { Permission } from '../../../domain/access/permissions.ts'
import { hearsShortcut } from '../../../domain/library/actions.ts'
import { type LibraryItem, resourceOf } from '../../../domain/library/item.ts'
import { isPressed, isSingleCharacter } from '../../../domain/preferences/shortcuts.ts'
import { useReader } from '../../access/useReader.ts'
import { ContextMenu, type Point } from '../../kit/ContextMenu.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { isTyping } from '../../kit/isTyping.ts'
import type { FirstScreenProps } from '../../ScreenProps.ts'
import { entriesOf } from '../actions/entriesOf.ts'
import type { LibraryActors } from '../actions/starts.ts'
import { useLibraryActions } from '../actions/useLibraryActions.tsx'
import { useListOrigin } from './useListOrigin.ts'

/** What acts on the items of a list over many folders. */
export interface ItemActing {
  readonly actors: LibraryActors
  readonly permissions: readonly Permission[]
}

interface ItemActions {
  /** Of the list: its items are told by `data-item`. */
  readonly handlers: {
    readonly onContextMenu: (event: MouseEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  /** At the end of an item's row. */
  readonly menuButton: (item: LibraryItem) => ReactNode
  /** The menu that is open. */
  readonly menu: ReactNode
}

const rowOf = (target: EventTarget): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null)

const cornerOf = (element: Element): Point => {
  const { left, bottom } = element.getBoundingClientRect()
  return { x: left, y: bottom }
}

/** The one table of actions for what a list over many folders shows: a menu at each row, wherever it is asked for, and the keys of the row with the focus. */
export const useItemActions = ({ actors, permissions }: ItemActing, items: readonly LibraryItem[]): ItemActions => {
  const { t } = useTranslation()
  const [open, setOpen] = useState<{ readonly id: string; readonly at: Point }>()
  const origin = useListOrigin()
  const reader = useReader(permissions, 'RECORDS')
  // What is listed is in a module of whoever sees it.
  const actionsOf = useLibraryActions(actors, { ...reader, modules: RESOURCE_TYPES })
  const entry = useOutletContext<FirstScreenProps | undefined>()?.entry
  const letters = useSelector(entry?.preferences, (snapshot) => snapshot?.context.letters ?? true)
  const itemAt = (element: HTMLElement | null) => items.find((item) => resourceOf(item).id === element?.dataset['item'])
  const offered = (item: LibraryItem) => actionsOf(thingListed(item), groundListed(item, origin))
  const openAt = (item: LibraryItem, at: Point) => setOpen({ id: resourceOf(item).id, at })
  const shown = open && items.find((item) => resourceOf(item).id === open.id)

  const pressed = (event: KeyboardEvent) => {
    const row = rowOf(event.target)
    const item = itemAt(row)
    if (row === null || item === undefined || event.defaultPrevented || event.repeat || isTyping(event.target)) return
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault()
      openAt(item, cornerOf(row))
      return
    }
    const means = (shortcut: string) => isPressed(shortcut, event.nativeEvent) && (letters || !isSingleCharacter(shortcut))
    const action = offered(item).find(({ id, rule, shortcuts }) => id !== 'open' && hearsShortcut(rule, item.kind) && shortcuts.some(means))
    if (action === undefined) return
    event.preventDefault()
    if (action.refusal === undefined) action.start()
    else entry?.notifications.send({ type: 'notify', notification: { kind: 'failure', text: 'actions.refused', values: { action: action.label, reason: action.refusal } } })
  }

  return {
    handlers: {
      onContextMenu: (event) => {
        const item = itemAt(rowOf(event.target))
        if (item === undefined) return
        event.preventDefault()
        openAt(item, { x: event.clientX, y: event.clientY })
      },
      onKeyDown: pressed,
    },
    menuButton: (item) => (
      <IconButton
        label={t('library.menuOf', { name: resourceOf(item).name })}
        icon={<MoreHorizontal size={16} />}
        aria-haspopup="menu"
        onClick={(event) => openAt(item, cornerOf(event.currentTarget))}
      />
    ),
    menu: open !== undefined && shown !== undefined && (
      <ContextMenu label={t('library.menuOf', { name: resourceOf(shown).name })} at={open.at} entries={entriesOf(offered(shown))} onClose={() => setOpen(undefined)} />
    ),
  }
}
