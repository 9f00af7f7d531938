import { useTranslation } from 'react-i18next'
import { ITEM_KINDS, type ItemKind } from '../../domain/items/item.ts'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'

interface KindFilterProps {
  readonly kind: ItemKind | undefined
  readonly onKind: (kind: ItemKind | undefined) => void
}

/** Folders, assets, or both. */
export const KindFilter = ({ kind, onKind }: KindFilterProps) => {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      label={t('items.kind.label')}
      value={kind ?? 'all'}
      onChange={(chosen) => onKind(ITEM_KINDS.find((one) => one === chosen))}
      segments={[
        { value: 'all', label: t('items.kind.all') },
        { value: 'folder', label: t('library.folders') },
        { value: 'asset', label: t('library.assets') },
      ]}
    />
  )
}
