import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router'
import type { Permission } from '../../domain/access/permissions.ts'
import type { Direction } from '../../domain/library/asset.ts'
import { isPressed, isSingleCharacter, shownShortcut } from '../../domain/preferences/shortcuts.ts'
import { trashActionsFor } from '../../domain/trash/trashActions.ts'
import type { TrashItem } from '../../domain/trash/trashItem.ts'
import { ContextMenu, type Point } from '../kit/ContextMenu.tsx'
import { isMac } from '../kit/isMac.ts'
import type { FirstScreenProps } from '../ScreenProps.ts'
import { TrashTable } from './TrashTable.tsx'
import { chosenAlone, type TrashActors, useTrashActions } from './useTrashActions.tsx'

interface TrashRowsProps {
  readonly actors: TrashActors
  readonly permissions: readonly Permission[]
  readonly onSort: (direction: Direction) => void
}

const rowOf = (target: EventTarget): Element | null => (target instanceof Element ? target.closest('tr') : null)

const cornerOf = (element: Element): Point => {
  const { left, bottom } = element.getBoundingClientRect()
  return { x: left, y: bottom }
}

/** What lies in the trash, each with its menu, at the pointer or at the row, and the keys of the row with the focus. */
export const TrashRows = ({ actors, permissions, onSort }: TrashRowsProps) => {
  const { t } = useTranslation()
  const rows = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<{ readonly item: TrashItem; readonly at: Point }>()
  const actionsOf = useTrashActions(actors, permissions)
  const entry = useOutletContext<FirstScreenProps | undefined>()?.entry
  const letters = useSelector(entry?.preferences, (snapshot) => snapshot?.context.letters ?? true)
  const itemAt = (row: Element | null): TrashItem | undefined => {
    const id = row?.querySelector<HTMLElement>('[data-item]')?.dataset['item']
    return actors.trashList.getSnapshot().context.items.find((item) => item.id === id)
  }
  const onMenu = trashActionsFor(permissions).length === 0 ? undefined : (item: TrashItem, button: Element) => setOpen({ item, at: cornerOf(button) })
  const pressed = (event: KeyboardEvent) => {
    const row = rowOf(event.target)
    const item = itemAt(row)
    if (row === null || item === undefined || onMenu === undefined || event.defaultPrevented || event.repeat) return
    const means = (shortcut: string) => isPressed(shortcut, event.nativeEvent) && (letters || !isSingleCharacter(shortcut))
    const asksForMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    const action = actionsOf(chosenAlone(item)).find(({ shortcuts }) => shortcuts.some(means))
    if (!asksForMenu && action === undefined) return
    event.preventDefault()
    if (asksForMenu) onMenu(item, row)
    else action?.start()
  }
  const asked = (event: MouseEvent) => {
    const item = itemAt(rowOf(event.target))
    if (item === undefined || onMenu === undefined) return
    event.preventDefault()
    setOpen({ item, at: { x: event.clientX, y: event.clientY } })
  }
  return (
    <div ref={rows} role="presentation" onContextMenu={asked} onKeyDown={pressed}>
      <TrashTable trashList={actors.trashList} onSort={onSort} onMenu={onMenu} />
      {open !== undefined && (
        <ContextMenu
          label={t('library.menuOf', { name: open.item.name })}
          at={open.at}
          onClose={() => setOpen(undefined)}
          entries={actionsOf(chosenAlone(open.item)).map(({ id, label, icon, tone, shortcuts, start }) => {
            const shortcut = shortcuts.find((keys) => !isSingleCharacter(keys))
            return { id, label, icon, tone, onSelect: start, separated: tone === 'danger', ...(shortcut === undefined ? {} : { shortcut: shownShortcut(shortcut, isMac()) }) }
          })}
        />
      )}
    </div>
  )
}
