import { Copy, FolderInput, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Permission } from '../../../domain/access/permissions.ts'
import { IconButton } from '../../kit/IconButton.tsx'

interface ArrangeToolsProps {
  readonly permissions: readonly Permission[]
  readonly onMove: () => void
  readonly onCopy: () => void
  readonly onThrowAway: () => void
}

/** Moving, copying and throwing away, for whoever may. */
export const ArrangeTools = ({ permissions, onMove, onCopy, onThrowAway }: ArrangeToolsProps) => {
  const { t } = useTranslation()
  return (
    <>
      {permissions.includes('MOVE_RESOURCES') && <IconButton label={t('arranging.moveTo')} icon={<FolderInput size={16} />} onClick={onMove} />}
      {permissions.includes('COPY_RESOURCES') && <IconButton label={t('arranging.copyTo')} icon={<Copy size={16} />} onClick={onCopy} />}
      {permissions.includes('DELETE_RESOURCES') && <IconButton label={t('trash.throwAway')} icon={<Trash2 size={16} />} onClick={onThrowAway} />}
    </>
  )
}
