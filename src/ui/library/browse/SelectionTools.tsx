import { useSelector } from '@xstate/react'
import { MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { rowCount } from '../../../application/library/selectableRows.ts'
import { selectedBytes, selectedCount } from '../../../application/library/selection.machine.ts'
import { thingMeant } from '../../../application/library/thingInHand.ts'
import type { ResourceType } from '../../../domain/access/modules.ts'
import type { Permission } from '../../../domain/access/permissions.ts'
import type { ActionId } from '../../../domain/library/actions.ts'
import { useReader } from '../../access/useReader.ts'
import { WhyNot } from '../../access/WhyNot.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { ActionButton } from '../actions/ActionButton.tsx'
import { entriesOf } from '../actions/entriesOf.ts'
import type { LibraryActors } from '../actions/starts.ts'
import { useLibraryActions } from '../actions/useLibraryActions.tsx'
import { SelectionBar } from './SelectionBar.tsx'

interface SelectionToolsProps {
  readonly actors: LibraryActors
  readonly resourceType: ResourceType
  readonly permissions: readonly Permission[]
}

/** What stands in the bar itself; the rest is in its menu. */
const IN_BAR: readonly ActionId[] = ['download', 'editMany', 'webReady', 'favorite', 'unfavorite', 'move', 'copy', 'delete']
/** Behind "Why not everything?". */
const EXPLAINED = ['download', 'edit', 'move', 'copy', 'delete'] as const

/** The selection bar, for what the selection machine holds. */
export const SelectionTools = ({ actors, resourceType, permissions }: SelectionToolsProps) => {
  const { selection, folder } = actors
  const { t } = useTranslation()
  const actionsOf = useLibraryActions(actors, useReader(permissions, resourceType))
  const snapshot = useSelector(selection, (current) => current)
  const thing = thingMeant(folder.getSnapshot(), snapshot, undefined)
  const total = rowCount(snapshot.context.shown)
  const count = selectedCount(snapshot)
  const offered = thing === undefined ? [] : actionsOf(thing)
  return (
    <SelectionBar
      count={count}
      size={selectedBytes(snapshot)}
      total={total}
      onSelectAll={count < total ? () => selection.send({ type: 'all.selected' }) : undefined}
      onClear={() => selection.send({ type: 'cleared' })}
    >
      {offered
        .filter(({ id, refusal }) => IN_BAR.includes(id) && refusal === undefined)
        .map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      <WhyNot actions={EXPLAINED} type={resourceType} permissions={permissions} label={t('actions.whyNot')} />
      <Menu
        label={t('actions.more')}
        button={<IconButton label={t('actions.more')} icon={<MoreHorizontal size={16} />} />}
        entries={entriesOf(offered)}
      />
    </SelectionBar>
  )
}
