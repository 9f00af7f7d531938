import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { suggestionsAddress } from './suggestionsAddress.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'

interface NoSuggestionsProps {
  readonly isFiltered: boolean
  /** The organization has a feature that proposes something. */
  readonly isOn: boolean
  /** Leads to where that is switched on; absent where the person may not. */
  readonly recognition?: ReactNode
}

/** What the place is for, and what proposes something. */
export const NoSuggestions = ({ isFiltered, isOn, recognition }: NoSuggestionsProps) => {
  const { t } = useTranslation()
  if (isFiltered)
    return (
      <EmptyState
        icon={<Sparkles size={24} />}
        title={t('suggestions.noneFiltered')}
        action={<ButtonLink to={suggestionsAddress({})}>{t('suggestions.showAll')}</ButtonLink>}
      />
    )
  return <EmptyState icon={<Sparkles size={24} />} title={t('suggestions.none')} text={t(isOn ? 'suggestions.noneText' : 'suggestions.offText')} action={isOn && recognition} />
}
