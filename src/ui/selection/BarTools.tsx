import { MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shownShortcut } from '../../domain/preferences/shortcuts.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { WhyNot } from '../access/WhyNot.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { isMac } from '../kit/isMac.ts'
import { Menu } from '../kit/Menu.tsx'
import { entriesOf } from '../actions/entriesOf.ts'
import type { OfferedAction } from '../actions/useLibraryActions.tsx'
import { BarActions } from './BarActions.tsx'
import { OnDesktop } from './OnDesktop.ts'

interface BarToolsProps {
  readonly offered: readonly OfferedAction[]
  readonly resourceType: ResourceType
  readonly permissions: readonly Permission[]
  /** Absent where no more can be selected. */
  readonly onSelectAll: (() => void) | undefined
}

/** What stands in the bar itself, in this order; the menu has all. */
const IN_BAR = ['download', 'edit', 'editMany', 'move', 'copy', 'editTable', 'webReady', 'delete'] as const
/** Behind "Why not everything?". */
const EXPLAINED = ['download', 'edit', 'move', 'copy', 'delete'] as const

/** What can be done with what is selected, in its bar: the same in every list of the library. */
export const BarTools = ({ offered, resourceType, permissions, onSelectAll }: BarToolsProps) => {
  const { t } = useTranslation()
  const shown = IN_BAR.flatMap((id) => {
    const action = offered.find((one) => one.id === id && one.refusal === undefined)
    if (action === undefined) return []
    const { label, icon, tone, to, download, start } = action
    const [shortcut] = action.shortcuts
    const file = to !== undefined && download !== undefined ? { address: to, name: download } : undefined
    return [{ id, label: t(`actions.short.${id === 'editMany' ? 'edit' : id}`), title: label, icon, tone, file, start, shortcut: shortcut && shownShortcut(shortcut, isMac()) }]
  })
  const all = onSelectAll && { id: 'selectAll', label: t('actions.selectAll'), separated: true, onSelect: onSelectAll }
  return (
    <>
      <BarActions actions={shown} />
      <OnDesktop>
        <WhyNot actions={EXPLAINED} type={resourceType} permissions={permissions} label={t('actions.whyNot')} />
      </OnDesktop>
      <Menu
        label={t('actions.more')}
        button={<IconButton label={t('actions.more')} icon={<MoreHorizontal size={16} />} />}
        entries={[...entriesOf(offered), ...(all === undefined ? [] : [all])]}
      />
    </>
  )
}
