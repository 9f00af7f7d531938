import { CopyCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DuplicateKind } from '../../domain/duplicates/duplicates.ts'
import { duplicatesAddress } from '../addresses/duplicates.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'

interface NoDuplicatesProps {
  readonly kind: DuplicateKind
  readonly assetId: string | undefined
}

/** Nothing is there twice, as far as this person sees; what the place is for, and the way to the other kind. */
export const NoDuplicates = ({ kind, assetId }: NoDuplicatesProps) => {
  const { t } = useTranslation()
  const other = kind === 'same' ? 'alike' : 'same'
  const icon = <CopyCheck size={28} strokeWidth={1.5} />
  if (assetId !== undefined)
    return <EmptyState icon={icon} title={t('duplicates.noneOf')} action={<ButtonLink to={duplicatesAddress({ kind })}>{t('duplicates.showAll')}</ButtonLink>} />
  return (
    <EmptyState
      icon={icon}
      title={t(`duplicates.none.${kind}`)}
      text={t(`duplicates.noneText.${kind}`)}
      action={<ButtonLink to={duplicatesAddress({ kind: other })}>{t(`duplicates.see.${other}`)}</ButtonLink>}
    />
  )
}
