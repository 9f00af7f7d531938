import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatNumber, formatSize } from '../../../domain/format/numbers.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { Button } from '../../kit/Button.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { theme } from '../../theme/theme.ts'

interface SelectionBarProps {
  readonly count: number
  /** Bytes; absent while not known. */
  readonly size: number | undefined
  /** Of the whole list. */
  readonly total: number
  /** Absent where no more can be selected. */
  readonly onSelectAll: (() => void) | undefined
  readonly onClear: () => void
  /** What can be done with what is selected. */
  readonly children?: ReactNode
}

/** What is selected, and what can be done with it; on phones at the bottom, within the thumb's reach. */
export const SelectionBar = ({ count, size, total, onSelectAll, onClear, children }: SelectionBarProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  return (
    <Bar role="toolbar" data-bar="selection" aria-label={t('library.selection')}>
      <IconButton label={t('library.clearSelection')} shortcut="Esc" icon={<X size={16} />} onClick={onClear} />
      <Told aria-live="polite">
        <strong>{t('library.selected', { count, number: formatNumber(count, language) })}</strong> {size !== undefined && <span>{formatSize(size, language)}</span>}
      </Told>
      {onSelectAll !== undefined && (
        <All tone="ghost" onClick={onSelectAll}>
          {t('library.selectAllOf', { number: formatNumber(total, language) })}
        </All>
      )}
      <Space />
      {children}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 60px;
  padding: 0 ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.primaryLine};
  background: ${theme.color.primarySoft};

  ${theme.media.belowMd} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${theme.layer.panel};
    flex-wrap: wrap;
    row-gap: 0;
    padding: ${theme.space[2]} ${theme.space[3]};
    padding-bottom: calc(${theme.space[2]} + env(safe-area-inset-bottom));
    border-top: 1px solid ${theme.color.primaryLine};
    border-bottom: 0;
  }
`

const Told = styled.p`
  color: ${theme.color.inkSoft};
  white-space: nowrap;

  strong {
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
  }
`

const All = styled(Button)`
  color: ${theme.color.primary};

  ${theme.media.belowSm} {
    display: none;
  }
`

/** On phones what can be done has a line of its own. */
const Space = styled.span`
  flex: 1;

  ${theme.media.belowSm} {
    flex-basis: 100%;
  }
`
