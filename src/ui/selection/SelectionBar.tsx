import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { visuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'

interface SelectionBarProps {
  readonly count: number
  /** Rows of a range that are being read, to be selected; what was selected is, until then. */
  readonly reading?: number | undefined
  /** Bytes; absent while not known. */
  readonly size: number | undefined
  /** Of the whole list. */
  readonly total: number
  /** Absent where no more can be selected. */
  readonly onSelectAll: (() => void) | undefined
  /** Of a range that is being read: lets it be. */
  readonly onClear: () => void
  /** What can be done with what is selected. */
  readonly children?: ReactNode
}

/** What is selected, and what can be done with it: in the place of the page's tools, on phones one row at the bottom. It stands in a `ToolRow`. */
export const SelectionBar = ({ count, reading, size, total, onSelectAll, onClear, children }: SelectionBarProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const number = formatNumber(reading ?? count, language)
  return (
    <Bar role="toolbar" data-bar="selection" aria-label={t('library.selection')}>
      {reading === undefined ? (
        <IconButton label={t('library.clearSelection')} shortcut="Esc" icon={<X size={16} />} onClick={onClear} />
      ) : (
        <IconButton label={t('library.stopSelecting')} icon={<X size={16} />} onClick={onClear} />
      )}
      <Count aria-live="polite">
        <strong aria-hidden>{number}</strong>
        <Sentence>
          {reading === undefined ? t('library.selected', { count, number }) : t('library.selecting', { number })}
        </Sentence>{' '}
        {reading === undefined && size !== undefined && <span>{formatSize(size, language)}</span>}
      </Count>
      {onSelectAll !== undefined && (
        <All tone="ghost" onClick={onSelectAll}>
          {t('library.selectAllOf', { number: formatNumber(total, language) })}
        </All>
      )}
      {children}
    </Bar>
  )
}

const Bar = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  gap: ${theme.space.snug};
  padding: 0 ${theme.space[5]} 0 ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.primaryLine};
  background: ${theme.color.primarySoft};

  ${theme.media.belowMd} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${theme.layer.panel};
    gap: ${theme.space.half};
    height: calc(${theme.size.selection} + env(safe-area-inset-bottom));
    padding: 0 ${theme.space[1]} env(safe-area-inset-bottom);
    border-top: 1px solid ${theme.color.primaryLine};
    border-bottom: 0;
  }
`

/** Beside four actions in words a phone has room for the number alone. */
const Count = styled.p`
  flex: none;
  color: ${theme.color.inkSoft};
  white-space: nowrap;

  > strong {
    display: none;
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
  }

  ${theme.media.belowMd} {
    > strong {
      display: inline;
    }

    > span {
      display: none;
    }
  }
`

const Sentence = styled.b`
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.ink};

  ${theme.media.belowMd} {
    ${visuallyHidden}
  }
`

const All = styled(Button)`
  flex: none;
  color: ${theme.color.primary};

  ${theme.media.belowMd} {
    display: none;
  }
`
