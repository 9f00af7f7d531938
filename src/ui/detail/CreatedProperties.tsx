import { useTranslation } from 'react-i18next'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { useAssetWords } from '../thumbnails/useAssetWords.ts'

interface CreatedPropertiesProps {
  readonly label: string
  readonly target: Pick<AssetDetail, 'createdAt' | 'createdBy'>
}

/** When something was added and by whom, and with whom it is since they are gone. */
export const CreatedProperties = ({ label, target: { createdAt, createdBy } }: CreatedPropertiesProps) => {
  const { t } = useTranslation()
  const date = useAssetWords().date(createdAt)
  const { name, isGone, successor } = createdBy
  return (
    <>
      <dt>{label}</dt>
      <dd>{name === '' ? date : t(isGone ? 'asset.byGone' : 'asset.by', { date, name })}</dd>
      {successor !== null && (
        <>
          <dt>{t('asset.field.successor')}</dt>
          <dd>{successor}</dd>
        </>
      )}
    </>
  )
}
