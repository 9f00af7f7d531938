import { ChevronDown, ChevronUp, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'

export interface FindFieldProps {
  readonly wanted: string
  readonly onWanted: (text: string) => void
  /** Undefined while nothing is looked for, or the pages are still being read. */
  readonly found: { readonly place: number; readonly count: number } | undefined
  readonly onStep: (step: 1 | -1) => void
}

/** Finding words in what is looked at, one match after the other. */
export const FindField = ({ wanted, onWanted, found, onStep }: FindFieldProps) => {
  const { t } = useTranslation()
  return (
    <Find
      onSubmit={(event) => {
        event.preventDefault()
        onStep(1)
      }}
    >
      <Search size={16} aria-hidden />
      <input type="search" aria-label={t('preview.find')} placeholder={t('preview.find')} value={wanted} onChange={(event) => onWanted(event.currentTarget.value)} />
      <output>{found && (found.count === 0 ? t('preview.foundNothing') : t('preview.found', found))}</output>
      <IconButton size="compact" label={t('preview.previousMatch')} icon={<ChevronUp size={16} />} disabled={!found?.count} onClick={() => onStep(-1)} />
      <IconButton size="compact" label={t('preview.nextMatch')} icon={<ChevronDown size={16} />} disabled={!found?.count} onClick={() => onStep(1)} />
    </Find>
  )
}

const Find = styled.form`
  display: flex;
  flex: 1 1 220px;
  align-items: center;
  gap: ${theme.space[1]};
  max-width: 360px;
  margin-left: auto;
  padding: 0 ${theme.space[1]} 0 ${theme.space[2]};
  border: ${theme.border.control};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surface};

  input {
    flex: 1;
    min-width: 60px;
    height: 30px;
    border: 0;
    font: inherit;
    color: ${theme.color.ink};
    background: none;
    outline: none;
  }

  &:focus-within {
    outline: ${theme.focus.ring};
    outline-offset: -1px;
  }

  output {
    white-space: nowrap;
  }
`
