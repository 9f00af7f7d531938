import { useSelector } from '@xstate/react'
import { selectedCount } from '../../application/selection/selected.ts'
import { wholeCount } from '../../application/selection/wholeCounts.ts'
import { targetMeant } from '../../application/actions/currentTarget.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { useReader } from '../access/useReader.ts'
import type { LibraryActors } from '../actions/starts.ts'
import { useLibraryActions } from '../actions/useLibraryActions.tsx'
import { BarTools } from './BarTools.tsx'

interface SelectionToolsProps {
  readonly actors: LibraryActors
  readonly resourceType: ResourceType
  readonly permissions: readonly Permission[]
}

/** What can be done with what is selected in the open list, in its bar. */
export const SelectionTools = ({ actors, resourceType, permissions }: SelectionToolsProps) => {
  const { selection, folder } = actors
  const actionsOf = useLibraryActions(actors, useReader(permissions, resourceType))
  const snapshot = useSelector(selection, (current) => current)
  const target = targetMeant(folder.getSnapshot(), snapshot, undefined)
  const isMore = selectedCount(snapshot) < wholeCount(snapshot.context.shown)
  return (
    <BarTools
      offered={target === undefined ? [] : actionsOf(target)}
      resourceType={resourceType}
      permissions={permissions}
      onSelectAll={isMore ? () => selection.send({ type: 'all.selected' }) : undefined}
    />
  )
}
