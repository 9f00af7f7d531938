import { Download, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatNumber, formatSize } from '../../../domain/format/numbers.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { Button } from '../../kit/Button.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { Why } from '../../kit/Why.tsx'
import { theme } from '../../theme/theme.ts'
import { DownloadLink } from '../DownloadLink.tsx'

interface SelectionBarProps {
  readonly count: number
  /** Bytes; absent while not known. */
  readonly size: number | undefined
  /** Of the whole list. */
  readonly total: number
  /** Of the one that is selected; several cannot be downloaded at once yet. */
  readonly download: { readonly address: string; readonly name: string } | undefined
  /** Explains why nothing can be downloaded, whatever is selected; absent where it can. */
  readonly refused: ReactNode
  /** Absent where no more can be selected. */
  readonly onSelectAll: (() => void) | undefined
  readonly onClear: () => void
  /** What else can be done with what is selected. */
  readonly children?: ReactNode
}

/** What is selected, and what can be done with it; on phones at the bottom, within the thumb's reach. */
export const SelectionBar = ({ count, size, total, download, refused, onSelectAll, onClear, children }: SelectionBarProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const why = refused || (download === undefined && <Why title={t('library.downloadRefused')}>{t('library.downloadOne')}</Why>)
  return (
    <Bar role="toolbar" aria-label={t('library.selection')}>
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
      {!why && download !== undefined ? (
        <DownloadLink {...download} tone="ghost" />
      ) : (
        <Refused>
          <Download size={16} aria-hidden />
          <span>{t('library.download')}</span>
          {why}
        </Refused>
      )}
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

const Space = styled.span`
  flex: 1;
`

const Refused = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 0 ${theme.space[3]};
  color: ${theme.color.inkFaint};
`
