import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The star of a row; the list hears when it is pressed. */
export const RowStar = ({ on, name }: { readonly on: boolean; readonly name: string }) => {
  const { t } = useTranslation()
  return (
    <button type="button" className="star" data-action="star" data-on={on} tabIndex={-1} aria-pressed={on} aria-label={t(on ? 'favorites.removeNamed' : 'favorites.addNamed', { name })}>
      <Star size={16} aria-hidden />
    </button>
  )
}
