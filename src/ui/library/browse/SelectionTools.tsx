import { useSelector } from '@xstate/react'
import { Globe, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShellActors } from '../../../application/actors.ts'
import { rowCount } from '../../../application/library/selectableRows.ts'
import { selectedIn, type Selected } from '../../../application/library/selected.ts'
import { selectedBytes, selectedCount } from '../../../application/library/selection.machine.ts'
import type { ResourceType } from '../../../domain/access/modules.ts'
import type { Permission } from '../../../domain/access/permissions.ts'
import type { NamedItem } from '../../../domain/library/item.ts'
import { WhyNot } from '../../access/WhyNot.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { ArrangeTools } from '../arrange/ArrangeTools.tsx'
import { useArrange } from '../arrange/useArrange.ts'
import { SelectionBar } from './SelectionBar.tsx'

interface SelectionToolsProps {
  readonly actors: Pick<ShellActors, 'selection' | 'files' | 'folder' | 'rest'>
  readonly resourceType: ResourceType
  readonly permissions: readonly Permission[]
  readonly onFavorite: (items: readonly NamedItem[]) => void
  /** Absent where nothing may be made ready for the web. */
  readonly onWebReady: ((items: readonly NamedItem[]) => void) | undefined
}

/** The selection bar, for what the selection machine holds. */
export const SelectionTools = ({ actors, resourceType, permissions, onFavorite, onWebReady }: SelectionToolsProps) => {
  const { selection, files } = actors
  const { t } = useTranslation()
  const arrange = useArrange(actors, resourceType)
  /** What was done with the selection leaves nothing selected. */
  const done = (act: (selected: Selected) => Promise<boolean>) => () => {
    void act(selectedIn(selection.getSnapshot())).then((isDone) => isDone && selection.send({ type: 'cleared' }))
  }
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
      download={one && { address: files.content(one.id), name: one.name }}
      refused={
        !permissions.includes('DOWNLOAD_RESOURCES') && (
          <WhyNot actions={['download']} type={resourceType} permissions={permissions} title={t('library.downloadRefused')} />
        )
      }
      onSelectAll={count < rowCount(shown) ? () => selection.send({ type: 'all.selected' }) : undefined}
      onClear={() => selection.send({ type: 'cleared' })}
    >
      {!snapshot.matches('all') && onWebReady !== undefined && (
        <IconButton tone="publish" label={t('webReady.make')} icon={<Globe size={16} />} onClick={() => onWebReady([...picked.values()])} />
      )}
      {!snapshot.matches('all') && (
        <IconButton label={t('favorites.add')} icon={<Star size={16} />} onClick={() => onFavorite([...picked.values()])} />
      )}
      <ArrangeTools permissions={permissions} onMove={done(arrange.move)} onCopy={done(arrange.copy)} onThrowAway={done(arrange.throwAway)} />
    </SelectionBar>
  )
}
