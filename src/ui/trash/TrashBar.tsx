import { useSelector } from '@xstate/react'
import { MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isWhole, trashSelectedCount } from '../../application/trash/trashSelection.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { shownShortcut } from '../../domain/preferences/shortcuts.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { isMac } from '../kit/isMac.ts'
import { Menu } from '../kit/Menu.tsx'
import { BarActions } from '../selection/BarActions.tsx'
import { SelectionBar } from '../selection/SelectionBar.tsx'
import { chosenSelection, type TrashPageActors, useTrashActions } from './useTrashActions.tsx'

interface TrashBarProps {
  readonly actors: TrashPageActors
  readonly permissions: readonly Permission[]
}

/** What of the trash is selected, and what becomes of it. */
export const TrashBar = ({ actors, permissions }: TrashBarProps) => {
  const { trashList } = actors
  const { t } = useTranslation()
  const snapshot = useSelector(trashList, (current) => current)
  const { items, total, list } = snapshot.context
  const count = trashSelectedCount(snapshot)
  const offered = useTrashActions(actors, permissions)(chosenSelection(snapshot))
  const shown = offered.map(({ shortcuts: [shortcut], ...action }) => ({ ...action, title: action.label, shortcut: shortcut && shownShortcut(shortcut, isMac()) }))
  const more = count < (isWhole(list) ? total : items.length) ? () => trashList.send({ type: 'all.selected' }) : undefined
  const all = { id: 'selectAll', label: t('actions.selectAll'), separated: true }
  return (
    <SelectionBar count={count} size={undefined} total={total} onSelectAll={more} onClear={() => trashList.send({ type: 'cleared' })}>
      <BarActions actions={shown} />
      <Menu
        label={t('actions.more')}
        button={<IconButton label={t('actions.more')} icon={<MoreHorizontal size={16} />} />}
        entries={[...shown.map(({ id, label, icon, tone, start }) => ({ id, label, icon, tone, onSelect: start })), ...(more === undefined ? [] : [{ ...all, onSelect: more }])]}
      />
    </SelectionBar>
  )
}
