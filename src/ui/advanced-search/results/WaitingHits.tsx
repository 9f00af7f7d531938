import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'

interface Waiting {
  /** From 0, in the whole result. */
  readonly place: number
  /** Where Tab leads to. */
  readonly current: boolean
}

/** The place of a hit of the grid that is on its way; one can go on from it by keys. */
export const WaitingTile = ({ place, current, column }: Waiting & { readonly column: number }) => {
  const { t } = useTranslation()
  return (
    <td className="tile" data-place={place} tabIndex={current ? 0 : -1} aria-colindex={column + 1} aria-busy>
      <div className="mat" />
      <div className="caption">
        <VisuallyHidden>{t('advancedSearch.onItsWay')}</VisuallyHidden>
        <Skeleton $width="70%" $height="12px" />
        <Skeleton $width="40%" $height="10px" />
      </div>
    </td>
  )
}

/** The same of the list. */
export const WaitingRow = ({ place, current, style }: Waiting & { readonly style: CSSProperties }) => {
  const { t } = useTranslation()
  return (
    <tr className="row" data-place={place} tabIndex={current ? 0 : -1} aria-rowindex={place + 2} aria-busy style={style}>
      <td colSpan={8}>
        <VisuallyHidden>{t('advancedSearch.onItsWay')}</VisuallyHidden>
        <Skeleton $width="30%" $height="12px" />
      </td>
    </tr>
  )
}
