import { useSelector } from '@xstate/react'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FileAddresses } from '../../../application/library/FileAddresses.ts'
import { rowCount } from '../../../application/library/selectableRows.ts'
import { selectedBytes, selectedCount, type SelectionActor } from '../../../application/library/selection.machine.ts'
import type { NamedItem } from '../../../domain/library/item.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { SelectionBar } from './SelectionBar.tsx'

interface SelectionToolsProps {
  readonly selection: SelectionActor
  readonly files: FileAddresses
  readonly mayDownload: boolean
  readonly onFavorite: (items: readonly NamedItem[]) => void
}

/** The selection bar, for what the selection machine holds. */
export const SelectionTools = ({ selection, files, mayDownload, onFavorite }: SelectionToolsProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(selection, (current) => current)
  const { picked, shown } = snapshot.context
  const count = selectedCount(snapshot)
  const [single] = picked.values()
  const one = !snapshot.matches('all') && count === 1 && single?.kind === 'asset' ? single : undefined
  return (
    <SelectionBar
      count={count}
      size={selectedBytes(snapshot)}
      total={rowCount(shown)}
      download={one && files.content(one.id)}
      refusal={mayDownload ? undefined : t('library.refusal.download')}
      onSelectAll={count < rowCount(shown) ? () => selection.send({ type: 'all.selected' }) : undefined}
      onClear={() => selection.send({ type: 'cleared' })}
    >
      {!snapshot.matches('all') && (
        <IconButton label={t('favorites.add')} icon={<Star size={16} />} onClick={() => onFavorite([...picked.values()])} />
      )}
    </SelectionBar>
  )
}
