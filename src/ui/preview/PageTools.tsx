import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import { FindField, type FindFieldProps } from './FindField.tsx'

interface PageToolsProps extends FindFieldProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** Turning the pages of a document or a scan, going to one, and finding words in it. */
export const PageTools = ({ page, pages, onPage, wanted, onWanted, found, onStep }: PageToolsProps) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const go = (event: FormEvent) => {
    event.preventDefault()
    const number = Number(typed)
    if (Number.isInteger(number) && number >= 1) onPage(Math.min(number, pages))
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
      <FindField wanted={wanted} onWanted={onWanted} found={found} onStep={onStep} />
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
