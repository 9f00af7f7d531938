import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { IconButton } from '../../kit/IconButton.tsx'
import { theme } from '../../theme/theme.ts'

interface PdfToolsProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
  readonly wanted: string
  readonly onWanted: (text: string) => void
  /** Undefined while nothing is looked for, or the pages are still being read. */
  readonly found: { readonly place: number; readonly count: number } | undefined
  readonly onStep: (step: 1 | -1) => void
}

/** Turning the pages of a document, going to one, and finding words in it. */
export const PdfTools = ({ page, pages, onPage, wanted, onWanted, found, onStep }: PdfToolsProps) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const go = (event: FormEvent) => {
    event.preventDefault()
    const number = Number(typed)
    if (Number.isInteger(number) && number >= 1) onPage(number)
    setTyped(undefined)
  }
  return (
    <Bar>
      <IconButton label={t('preview.previousPage')} icon={<ChevronLeft size={16} />} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <form onSubmit={go}>
        <PageNumber
          aria-label={t('preview.page')}
          inputMode="numeric"
          value={typed ?? String(page)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setTyped(undefined)}
        />
        <span>{t('preview.pageOf', { pages })}</span>
      </form>
      <IconButton label={t('preview.nextPage')} icon={<ChevronRight size={16} />} disabled={page >= pages} onClick={() => onPage(page + 1)} />
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
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  padding: 0 ${theme.space[4]} ${theme.space[2]};
  border-bottom: ${theme.border.line};
  font-size: ${theme.font.size.body};
  color: ${theme.color.inkSoft};

  > form:first-of-type {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`

const PageNumber = styled.input`
  width: 48px;
  height: ${theme.size.compact};
  border: ${theme.border.control};
  border-radius: ${theme.radius.small};
  font: inherit;
  font-variant-numeric: ${theme.font.figures};
  text-align: center;
  color: ${theme.color.ink};
  background: ${theme.color.surface};
`

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
