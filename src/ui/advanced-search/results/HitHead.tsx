import { useTranslation } from 'react-i18next'
import type { ResultSort } from '../../../application/advanced-search/AdvancedSearchGateway.ts'
import { ASSET_SORTS, type AssetSort, type Direction } from '../../../domain/assets/asset.ts'
import type { ItemPicks } from '../../items/useItemPicks.ts'
import { RowHead } from '../../rows/RowHead.tsx'

export interface HitHeadProps {
  readonly sort: ResultSort
  readonly direction: Direction
  readonly onOrder: (sort: ResultSort, direction: Direction) => void
}

/** The heads of the columns of what was found: it can be sorted by each. */
export const HitHead = ({ sort, direction, onOrder, all }: HitHeadProps & { readonly all: ItemPicks }) => {
  const { t } = useTranslation()
  const column = (one: AssetSort) => ({ sort: one, label: t(`library.sort.${one}`) })
  const by = ASSET_SORTS.find((one) => one === sort.by)
  return (
    <RowHead
      columns={{ naming: column('name'), type: column('mediaType'), bytes: column('size'), number: column('fileNumber'), date: column('modifiedAt'), status: { label: t('library.status') } }}
      sort={by}
      direction={direction}
      onSort={(one) => onOrder({ by: one }, one === by && direction === 'asc' ? 'desc' : 'asc')}
      all={{ selected: all.all, onToggle: all.all === true ? all.onClear : all.onAll }}
    />
  )
}
