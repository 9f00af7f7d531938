import { useTranslation } from 'react-i18next'
import type { AssetSort, Direction } from '../../domain/assets/asset.ts'
import { RowHead } from '../rows/RowHead.tsx'

export interface ListHeadProps {
  readonly sort: AssetSort
  readonly direction: Direction
  readonly onSort: (sort: AssetSort) => void
  readonly allSelected: boolean | 'mixed'
  readonly onToggleAll: () => void
}

/** The heads of the columns of a list of assets: it can be sorted by each. */
export const ListHead = ({ sort, direction, onSort, allSelected, onToggleAll }: ListHeadProps) => {
  const { t } = useTranslation()
  const by = (one: AssetSort) => ({ sort: one, label: t(`library.sort.${one}`) })
  return (
    <RowHead
      columns={{ naming: by('name'), type: by('mediaType'), bytes: by('size'), number: by('fileNumber'), date: by('modifiedAt'), status: { label: t('library.status') } }}
      sort={sort}
      direction={direction}
      onSort={onSort}
      all={{ selected: allSelected, onToggle: onToggleAll }}
    />
  )
}
