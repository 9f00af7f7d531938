import { useTranslation } from 'react-i18next'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { reasonsOf } from '../../domain/failures/refusedBy.ts'
import { Why } from '../kit/Why.tsx'
import { OwnReasons } from './OwnReasons.tsx'

/** The reasons of a refused call behind a "Why?"; nothing where it tells none. */
export const WhyRefused = ({ code }: { readonly code: FailureCode | undefined }) => {
  const { t } = useTranslation()
  const reasons = reasonsOf(code)
  if (reasons.length === 0) return null
  return (
    <Why title={t('why.reasons')}>
      <OwnReasons reasons={reasons} />
    </Why>
  )
}
