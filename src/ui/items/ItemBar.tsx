import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { rowCount } from '../../application/selection/selectableRows.ts'
import { isSelected, selectedCount } from '../../application/selection/selected.ts'
import type { SelectionActor } from '../../application/selection/selection.machine.ts'
import { type LibraryItem, resourceOf } from '../../domain/items/item.ts'
import { ellipsis } from '../kit/focus.ts'
import { theme } from '../theme/theme.ts'
import { BarTools } from '../selection/BarTools.tsx'
import { SelectedBar } from '../selection/SelectedBar.tsx'
import { type ItemActing, modulesOf, useOffered } from './useItemActions.tsx'

interface ItemBarProps {
  readonly selection: SelectionActor
  readonly items: readonly LibraryItem[]
  readonly acting: ItemActing
}

/** What is selected of a list over many folders, and what can be done with it. */
export const ItemBar = ({ selection, items, acting }: ItemBarProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(selection, (current) => current)
  const offered = useOffered(acting)
  const chosen = items.filter((item) => isSelected(snapshot, resourceOf(item).id))
  const [first] = chosen
  const isMore = selectedCount(snapshot) < rowCount(snapshot.context.shown)
  return (
    <SelectedBar selection={selection}>
      {modulesOf(chosen) > 1 ? (
        <Told>{t('items.manyModules')}</Told>
      ) : (
        <BarTools
          offered={offered(chosen)}
          resourceType={first === undefined ? 'RECORDS' : resourceOf(first).type}
          permissions={acting.permissions}
          onSelectAll={isMore ? () => selection.send({ type: 'all.selected' }) : undefined}
        />
      )}
    </SelectedBar>
  )
}

const Told = styled.p`
  flex: 1;
  min-width: 0;
  padding-right: ${theme.space[3]};
  text-align: end;
  color: ${theme.color.inkSoft};
  ${ellipsis}
`
