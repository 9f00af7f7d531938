import { useTranslation } from 'react-i18next'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import { RadioRow } from '../kit/RadioRow.tsx'
import { placeText } from '../rows/placeText.ts'
import { Choices } from './Choices.ts'

interface MergePlaceProps {
  /** The kept one first. */
  readonly assets: readonly Duplicate[]
  /** Null: it stays. */
  readonly folderId: string | null
  readonly onChoose: (folderId: string | null) => void
}

/** Where the kept one lies afterwards: where it does, or where another does. Nothing where all lie in one folder. */
export const MergePlace = ({ assets, folderId, onChoose }: MergePlaceProps) => {
  const { t } = useTranslation()
  const [kept] = assets
  const places = new Map(assets.map((one) => [one.asset.folderId, one]))
  if (kept === undefined || places.size < 2) return null
  return (
    <Choices>
      <legend>{t('duplicates.merging.place')}</legend>
      {[...places].map(([id, { asset, path }]) => {
        const isOwn = id === kept.asset.folderId
        return (
          <RadioRow key={id}>
            <input type="radio" name="place" checked={folderId === null ? isOwn : folderId === id} onChange={() => onChoose(isOwn ? null : id)} />
            <strong>{placeText(t, asset.type, path)}</strong>
            {isOwn && <small>{t('duplicates.merging.stays')}</small>}
          </RadioRow>
        )
      })}
    </Choices>
  )
}
