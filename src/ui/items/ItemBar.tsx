import { useSelector } from '@xstate/react'
import { Archive, FolderOpen, Library, MoreHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { rowCount } from '../../application/selection/selectableRows.ts'
import { isSelected, selectedCount, selectedModules } from '../../application/selection/selected.ts'
import type { SelectionActor } from '../../application/selection/selection.machine.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { type LibraryItem, resourceOf } from '../../domain/items/item.ts'
import type { ModuleCount } from '../../domain/items/moduleCounts.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { theme } from '../theme/theme.ts'
import { BarActions } from '../selection/BarActions.tsx'
import { BarTools } from '../selection/BarTools.tsx'
import { SelectedBar } from '../selection/SelectedBar.tsx'
import { moduleChoices } from './moduleChoices.ts'
import { type ItemActing, useOffered } from './useItemActions.tsx'

interface ItemBarProps {
  readonly selection: SelectionActor
  readonly items: readonly LibraryItem[]
  readonly acting: ItemActing
}

const ICONS: Readonly<Record<ResourceType, ReactNode>> = {
  RECORDS: <FolderOpen size={16} aria-hidden />,
  ARCHIVES: <Archive size={16} aria-hidden />,
  COLLECTIONS: <Library size={16} aria-hidden />,
}

/** What is selected of a list over many folders, and what can be done with it. */
export const ItemBar = ({ selection, items, acting }: ItemBarProps) => {
  const snapshot = useSelector(selection, (current) => current)
  const offered = useOffered(acting)
  const modules = selectedModules(snapshot)
  const count = selectedCount(snapshot)
  const single = count === 1 ? items.find((item) => isSelected(snapshot, resourceOf(item).id)) : undefined
  const onSelectAll = count < rowCount(snapshot.context.shown) ? () => selection.send({ type: 'all.selected' }) : undefined
  return (
    <SelectedBar selection={selection}>
      {modules.length > 1 ? (
        <ModuleChoice modules={modules} onChoose={(module) => selection.send({ type: 'module.chosen', module })} onSelectAll={onSelectAll} />
      ) : (
        <BarTools offered={offered(single)} resourceType={modules[0]?.type ?? 'RECORDS'} permissions={acting.permissions} onSelectAll={onSelectAll} />
      )}
    </SelectedBar>
  )
}

interface ModuleChoiceProps {
  readonly modules: readonly ModuleCount[]
  readonly onChoose: (module: ResourceType) => void
  readonly onSelectAll: (() => void) | undefined
}

/** What lies in several modules cannot be acted on together: one is chosen, and the others afterwards. */
const ModuleChoice = ({ modules, onChoose, onSelectAll }: ModuleChoiceProps) => {
  const { t } = useTranslation()
  const choices = moduleChoices(t, modules, onChoose)
  return (
    <>
      <Explained>{t('items.manyModules')}</Explained>
      <Choices>
        <BarActions actions={choices.map(({ label, short, onSelect, id }) => ({ id, label: short, title: label, icon: ICONS[id], tone: 'plain', start: onSelect }))} />
      </Choices>
      <Menu
        label={t('actions.more')}
        button={<IconButton label={t('actions.more')} icon={<MoreHorizontal size={16} />} />}
        entries={[...choices, ...(onSelectAll === undefined ? [] : [{ id: 'selectAll', label: t('actions.selectAll'), separated: true, onSelect: onSelectAll }])]}
      />
    </>
  )
}

/** It breaks before a module falls out of the line. */
const Explained = styled.p`
  flex: 2 1 0;
  min-width: 0;
  padding-inline: ${theme.space[3]};
  line-height: ${theme.font.line.tight};
  color: ${theme.color.inkSoft};

  ${theme.media.belowMd} {
    display: none;
  }
`

const Choices = styled.div`
  display: flex;
  flex: 3 1 0;
  min-width: 0;
`
