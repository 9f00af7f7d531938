import { useSelector } from '@xstate/react'
import { CheckCheck, Folder, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TableScopeActor } from '../../../application/metadata-table/tableScope.machine.ts'
import { type ViewScope, WHOLE_MODULE } from '../../../application/metadata-table/viewQuery.ts'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { Chip } from '../../kit/Chip.tsx'

interface ScopeChipProps {
  readonly tableScope: TableScopeActor
  /** The reader sees rows over many folders; otherwise the folder's own are left for the folder. */
  readonly isWide: boolean
  readonly onScope: (scope: ViewScope) => void
  readonly onFolder: (folderId: string) => void
}

const ICONS = { folder: Folder, search: Search, selection: CheckCheck } as const

/** Whose rows these are, where they are not all of the module; it can be left. */
export const ScopeChip = ({ tableScope, isWide, onScope, onFolder }: ScopeChipProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(tableScope, (current) => current)
  const { scope, folder, selected, resourceType } = snapshot.context
  if (scope.kind === 'module' || snapshot.matches('nameless')) return null
  const Icon = ICONS[scope.kind]
  const name = folder?.name ?? ''
  const label = () => {
    if (scope.kind === 'search') return t('metadataTable.scope.search', { words: scope.words })
    if (scope.kind === 'folder') return snapshot.matches('reading') ? '…' : t('metadataTable.scope.folder', { name })
    return selected?.name === undefined ? t('metadataTable.scope.selected', { count: selected?.count ?? 0 }) : t('metadataTable.scope.selectedName', { name: selected.name })
  }
  const leavesFor = scope.kind === 'folder' && !isWide ? scope.folderId : undefined
  return (
    <>
      <Chip
        icon={<Icon size={12} aria-hidden />}
        removeLabel={leavesFor === undefined ? t('metadataTable.scope.leave', { module: t(`shell.modules.${resourceType}`) }) : t('metadataTable.scope.toFolder', { name })}
        onRemove={() => (leavesFor === undefined ? onScope(WHOLE_MODULE.scope) : onFolder(leavesFor))}
      >
        {label()}
      </Chip>
      {scope.kind === 'folder' && isWide && (
        <Checkbox label={t('metadataTable.scope.below')} checked={scope.withSubfolders} onChange={() => onScope({ ...scope, withSubfolders: !scope.withSubfolders })} />
      )}
    </>
  )
}
