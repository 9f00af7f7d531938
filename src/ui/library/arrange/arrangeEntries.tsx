import type { TFunction } from 'i18next'
import { Copy, FolderInput, Trash2 } from 'lucide-react'
import type { Selected } from '../../../application/library/selected.ts'
import type { Permission } from '../../../domain/access/permissions.ts'
import type { SelectedRef } from '../../../domain/library/selection.ts'
import { itemsSelected } from '../../../domain/library/selection.ts'
import type { MenuEntry } from '../../kit/MenuEntries.tsx'
import type { Arrange } from './useArrange.ts'

interface Item extends SelectedRef {
  readonly name: string
  /** Where it is shown; null: at the module's root. */
  readonly from: string | null
}

/** Moving, copying and throwing away a single folder or asset, for whoever may. */
export const arrangeEntries = (t: TFunction, permissions: readonly Permission[], arrange: Arrange, { kind, id, name, from }: Item): readonly MenuEntry[] => {
  const selected: Selected = { selection: { ...itemsSelected([{ kind, id }]), from }, count: 1, name }
  const entries = [
    { needs: 'MOVE_RESOURCES', id: 'move', label: t('arranging.moveTo'), icon: <FolderInput size={16} />, onSelect: () => void arrange.move(selected) },
    { needs: 'COPY_RESOURCES', id: 'copy', label: t('arranging.copyTo'), icon: <Copy size={16} />, onSelect: () => void arrange.copy(selected) },
    { needs: 'DELETE_RESOURCES', id: 'delete', label: t('trash.throwAway'), icon: <Trash2 size={16} />, onSelect: () => void arrange.throwAway(selected) },
  ] as const
  return entries.flatMap(({ needs, ...entry }) => (permissions.includes(needs) ? [entry] : [])).map((entry, at) => ({ ...entry, separated: at === 0 }))
}
