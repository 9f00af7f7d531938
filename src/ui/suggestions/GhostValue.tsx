import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { Suggestion } from '../../domain/suggestions/suggestion.ts'
import { Tooltip } from '../kit/Tooltip.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import { reasonText } from './reasonText.ts'

interface GhostValueProps {
  readonly text: string
  readonly suggestion: Suggestion
  readonly onAccept: () => void
  readonly onRefuse?: () => void
  readonly isBusy?: boolean
}

/** A value that nobody has said yet, where it would stand. */
export const GhostValue = ({ text, suggestion, onAccept, onRefuse, isBusy = false }: GhostValueProps) => {
  const { t, i18n } = useTranslation()
  const reason = reasonText(t, suggestion, matchLanguage(i18n.language))
  return (
    <Root>
      <Tooltip text={reason}>
        <i dir="auto">{text}</i>
      </Tooltip>
      <IconButton size="compact" disabled={isBusy} label={t('suggestions.acceptNamed', { text })} aria-description={reason} icon={<Check size={14} />} onClick={onAccept} />
      {onRefuse !== undefined && <IconButton size="compact" disabled={isBusy} label={t('suggestions.refuseNamed', { text })} icon={<X size={14} />} onClick={onRefuse} />}
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-width: 0;
  max-width: 100%;

  i {
    min-width: 0;
    color: ${theme.color.inkSoft};
    overflow-wrap: anywhere;
  }
`
