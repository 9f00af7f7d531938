import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router'
import { isInTrashSelection, trashSelectedCount } from '../../application/trash/trashSelection.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { isPressed, isSingleCharacter, shownShortcut } from '../../domain/preferences/shortcuts.ts'
import { trashActionsFor } from '../../domain/trash/trashActions.ts'
import type { TrashItem, TrashSort } from '../../domain/trash/trashItem.ts'
import { ContextMenu, type Point } from '../kit/ContextMenu.tsx'
import { isMac } from '../kit/isMac.ts'
import { RowHead } from '../rows/RowHead.tsx'
import { RowTable } from '../rows/RowTable.tsx'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { TrashCells } from './TrashCells.tsx'
import { chosenAlone, chosenSelection, type TrashPageActors, useTrashActions } from './useTrashActions.tsx'

interface TrashRowsProps {
  readonly actors: TrashPageActors
  readonly permissions: readonly Permission[]
  readonly onSort: (sort: TrashSort) => void
}

/** What lies in the trash, each with its menu, and the keys of the row with the focus: for all that is selected, where that row is among it. */
export const TrashRows = ({ actors, permissions, onSort }: TrashRowsProps) => {
  const { trashList, files } = actors
  const { t } = useTranslation()
  const [open, setOpen] = useState<{ readonly item: TrashItem; readonly at: Point }>()
  const snapshot = useSelector(trashList, (current) => current)
  const { items, list, total } = snapshot.context
  const actionsOf = useTrashActions(actors, permissions)
  const entry = useOutletContext<ScreenProps | undefined>()?.entry
  const letters = useSelector(entry?.preferences, (current) => current?.context.letters ?? true)
  const count = trashSelectedCount(snapshot)
  const isMuted = trashActionsFor(permissions).length === 0
  const chosen = (item: TrashItem) => (isInTrashSelection(snapshot, item.id) ? chosenSelection(snapshot) : chosenAlone(item))
  const pressed = (item: TrashItem, event: KeyboardEvent) => {
    if (event.repeat) return
    const means = (shortcut: string) => isPressed(shortcut, event.nativeEvent) && (letters || !isSingleCharacter(shortcut))
    const action = actionsOf(chosen(item)).find(({ shortcuts }) => shortcuts.some(means))
    if (action === undefined) return
    event.preventDefault()
    action.start()
  }
  const column = (sort: TrashSort, label: string) => ({ sort, label })
  return (
    <>
      <RowTable
        label={t('trash.title')}
        items={items}
        idOf={({ id }) => id}
        head={
          <RowHead
            columns={{
              naming: column('name', t('trash.columns.name')),
              type: { label: t('library.sort.mediaType') },
              bytes: column('size', t('trash.columns.size')),
              number: { label: t('trash.columns.by') },
              date: column('trashedAt', t('trash.columns.at')),
              status: { label: t('library.status'), labelHidden: true },
            }}
            sort={list.sort ?? 'trashedAt'}
            direction={list.direction}
            onSort={onSort}
            all={{
              selected: count === 0 ? false : count === total || 'mixed',
              onToggle: () => trashList.send({ type: count > 0 && count === total ? 'cleared' : 'all.selected' }),
            }}
          />
        }
        picks={{
          isSelected: (id) => isInTrashSelection(snapshot, id),
          selecting: count > 0,
          onPress: (row, { range, toggle }, focused) => {
            const id = items[row]?.id
            if (id === undefined) return
            if (range) trashList.send({ type: 'item.reached', id, focused: items[focused]?.id })
            else trashList.send({ type: toggle ? 'item.toggled' : 'item.clicked', id })
          },
          onMove: () => trashList.send({ type: 'focus.moved' }),
          onAll: () => trashList.send({ type: 'all.selected' }),
          onClear: () => trashList.send({ type: 'cleared' }),
        }}
        renderCells={(item) => <TrashCells item={item} files={files} hasMenu={!isMuted} />}
        onMenu={isMuted ? undefined : (item, at) => setOpen({ item, at })}
        onKey={pressed}
      />
      {open !== undefined && (
        <ContextMenu
          label={t('library.menuOf', { name: open.item.name })}
          at={open.at}
          onClose={() => setOpen(undefined)}
          entries={actionsOf(chosen(open.item)).map(({ id, label, icon, tone, shortcuts, start }) => {
            const shortcut = shortcuts.find((keys) => !isSingleCharacter(keys))
            return { id, label, icon, tone, onSelect: start, separated: tone === 'danger', ...(shortcut === undefined ? {} : { shortcut: shownShortcut(shortcut, isMac()) }) }
          })}
        />
      )}
    </>
  )
}
