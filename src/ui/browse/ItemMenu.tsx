import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Spot, targetMeant } from '../../application/actions/currentTarget.ts'
import { namedIn } from '../../application/actions/targets.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { useReader } from '../access/useReader.ts'
import { ContextMenu, type Point } from '../kit/ContextMenu.tsx'
import { entriesOf } from '../actions/entriesOf.ts'
import type { LibraryActors } from '../actions/starts.ts'
import { useLibraryActions } from '../actions/useLibraryActions.tsx'

interface ItemMenuProps {
  readonly target: Spot
  readonly at: Point
  readonly actors: LibraryActors
  readonly resourceType: ResourceType
  readonly permissions: readonly Permission[]
  readonly onClose: () => void
}

/**
 * The menu of a folder or an asset, at the pointer or at the item itself; of all that is selected, where it is opened on one of several. It
 * stays with what it was opened on: what somebody else adds or takes away meanwhile moves other rows to its spot.
 */
export const ItemMenu = ({ target, at, actors, resourceType, permissions, onClose }: ItemMenuProps) => {
  const { t } = useTranslation()
  const actionsOf = useLibraryActions(actors, useReader(permissions, resourceType))
  const meant = () => ({ target, item: targetMeant(actors.folder.getSnapshot(), actors.selection.getSnapshot(), target) })
  const [held, hold] = useState(meant)
  if (held.target !== target) hold(meant)
  const { item } = held
  if (item === undefined) return null
  const [only] = namedIn(item)
  const label = item.subject === 'selection' ? t('library.selection') : t('library.menuOf', { name: only?.name ?? '' })
  return <ContextMenu label={label} at={at} entries={entriesOf(actionsOf(item))} onClose={onClose} />
}
