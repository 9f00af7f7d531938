import { useSelector } from '@xstate/react'
import { MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { rowCount } from '../../../application/library/selectableRows.ts'
import { selectedCount } from '../../../application/library/selection.machine.ts'
import { thingMeant } from '../../../application/library/thingInHand.ts'
import type { ResourceType } from '../../../domain/access/modules.ts'
import type { Permission } from '../../../domain/access/permissions.ts'
import { shownShortcut } from '../../../domain/preferences/shortcuts.ts'
import { useReader } from '../../access/useReader.ts'
import { WhyNot } from '../../access/WhyNot.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { isMac } from '../../kit/isMac.ts'
import { Menu } from '../../kit/Menu.tsx'
import { entriesOf } from '../actions/entriesOf.ts'
import type { LibraryActors } from '../actions/starts.ts'
import { useLibraryActions } from '../actions/useLibraryActions.tsx'
import { BarActions } from './BarActions.tsx'
import { OnDesktop } from './OnDesktop.ts'

interface SelectionToolsProps {
  readonly actors: LibraryActors
  readonly resourceType: ResourceType
  readonly permissions: readonly Permission[]
}

/** What stands in the bar itself, in this order; the menu has all. */
const IN_BAR = ['download', 'edit', 'editMany', 'move', 'copy', 'webReady', 'delete'] as const
/** Behind "Why not everything?". */
const EXPLAINED = ['download', 'edit', 'move', 'copy', 'delete'] as const

/** What can be done with what the selection machine holds, in its bar. */
export const SelectionTools = ({ actors, resourceType, permissions }: SelectionToolsProps) => {
  const { selection, folder } = actors
  const { t } = useTranslation()
  const actionsOf = useLibraryActions(actors, useReader(permissions, resourceType))
  const snapshot = useSelector(selection, (current) => current)
  const thing = thingMeant(folder.getSnapshot(), snapshot, undefined)
  const offered = thing === undefined ? [] : actionsOf(thing)
  const total = rowCount(snapshot.context.shown)
  const shown = IN_BAR.flatMap((id) => {
    const action = offered.find((one) => one.id === id && one.refusal === undefined)
    if (action === undefined) return []
    const { label, icon, tone, to, download, start } = action
    const [shortcut] = action.shortcuts
    const file = to !== undefined && download !== undefined ? { address: to, name: download } : undefined
    return [{ id, label: t(`actions.short.${id === 'editMany' ? 'edit' : id}`), title: label, icon, tone, file, start, shortcut: shortcut && shownShortcut(shortcut, isMac()) }]
  })
  const all = { id: 'selectAll', label: t('actions.selectAll'), separated: true, onSelect: () => selection.send({ type: 'all.selected' }) }
  return (
    <>
      <BarActions actions={shown} />
      <OnDesktop>
        <WhyNot actions={EXPLAINED} type={resourceType} permissions={permissions} label={t('actions.whyNot')} />
      </OnDesktop>
      <Menu
        label={t('actions.more')}
        button={<IconButton label={t('actions.more')} icon={<MoreHorizontal size={16} />} />}
        entries={[...entriesOf(offered), ...(selectedCount(snapshot) < total ? [all] : [])]}
      />
    </>
  )
}
