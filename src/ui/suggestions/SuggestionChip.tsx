import { Check, Pencil, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { Suggestion } from '../../domain/suggestions/suggestion.ts'
import { Tooltip } from '../kit/Tooltip.tsx'
import { theme } from '../theme/theme.ts'
import { reasonText } from './reasonText.ts'

interface SuggestionChipProps {
  readonly text: string
  readonly suggestion: Suggestion
  readonly onAccept: () => void
  readonly onRefuse: () => void
  readonly onChange?: () => void
  readonly isBusy?: boolean
}

/** What is proposed and not decided, as a chip with a dashed outline. Pointing at it or focusing its ✓ tells why. */
export const SuggestionChip = ({ text, suggestion, onAccept, onRefuse, onChange, isBusy = false }: SuggestionChipProps) => {
  const { t, i18n } = useTranslation()
  const reason = reasonText(t, suggestion, matchLanguage(i18n.language))
  return (
    <Root data-suggestion={suggestion.kind}>
      <Tooltip text={reason}>
        <Part type="button" disabled={isBusy} aria-label={t('suggestions.acceptNamed', { text })} aria-description={reason} onClick={onAccept}>
          <Check size={12} aria-hidden />
          <span dir="auto">{text}</span>
        </Part>
      </Tooltip>
      {onChange !== undefined && (
        <Tooltip text={t('suggestions.change')}>
          <Part type="button" disabled={isBusy} aria-label={t('suggestions.changeNamed', { text })} onClick={onChange}>
            <Pencil size={12} aria-hidden />
          </Part>
        </Tooltip>
      )}
      <Tooltip text={t('suggestions.refuse')}>
        <Part type="button" disabled={isBusy} aria-label={t('suggestions.refuseNamed', { text })} onClick={onRefuse}>
          <X size={12} aria-hidden />
        </Part>
      </Tooltip>
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: ${theme.size.target};
  border: 1px dashed ${theme.color.control};
  border-radius: ${theme.radius.round};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
`

const Part = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  padding: 0 ${theme.space[1]};
  border: 0;
  border-radius: ${theme.radius.round};
  font: inherit;
  color: inherit;
  background: none;
  cursor: pointer;

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:first-of-type {
    padding: 0 ${theme.space[2]};
    min-width: 0;
  }

  &:hover:not(:disabled) {
    color: ${theme.color.ink};
    background: ${theme.color.hover};
  }

  &:disabled {
    cursor: default;
    opacity: 0.5;
  }

  ${theme.media.coarse} {
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
  }
`
