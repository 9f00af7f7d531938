import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  /** The address of a page: the URL holds where one is. */
  readonly to: (page: number) => string
}

/** The page itself, its neighbours, the first and the last; zeros stand for gaps. */
const pagesAround = (page: number, pageCount: number): readonly number[] => {
  const near = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount)
  const pages = [...new Set(near)].sort((a, b) => a - b)
  return pages.flatMap((each, place) => (place > 0 && each - (pages[place - 1] ?? each) > 1 ? [0, each] : [each]))
}

/** Pages of a list, aligned to the end (specification section 9). */
export const Pagination = ({ page, pageCount, to }: PaginationProps) => {
  const { t } = useTranslation()
  return (
    <Bar aria-label={t('kit.pages')}>
      {page > 1 && (
        <Step to={to(page - 1)} aria-label={t('kit.previousPage')} rel="prev">
          <ChevronLeft size={16} />
        </Step>
      )}
      {pagesAround(page, pageCount).map((each, place) =>
        each === 0 ? (
          <Gap key={`gap-${place === 1 ? 'before' : 'after'}`} aria-hidden>
            …
          </Gap>
        ) : (
          <Step key={each} to={to(each)} aria-label={t('kit.page', { page: each })} aria-current={each === page ? 'page' : undefined}>
            {each}
          </Step>
        ),
      )}
      {page < pageCount && (
        <Step to={to(page + 1)} aria-label={t('kit.nextPage')} rel="next">
          <ChevronRight size={16} />
        </Step>
      )}
    </Bar>
  )
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[1]};
  font-variant-numeric: ${theme.font.figures};
`

const Step = styled(Link)`
  display: grid;
  place-items: center;
  min-width: ${theme.size.control};
  height: ${theme.size.control};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.small};
  color: ${theme.color.inkSoft};

  &:hover {
    background: ${theme.color.hover};
  }

  &[aria-current] {
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }
`

const Gap = styled.span`
  align-self: center;
  color: ${theme.color.inkFaint};
`
