import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { ContactPage } from '../../application/contacts/ContactGateway.ts'
import type { ShownContacts } from '../../application/contacts/readingContacts.ts'
import type { ContactCategory } from '../../domain/contacts/category.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { contactsAddress } from '../addresses/contacts.ts'
import { theme } from '../theme/theme.ts'
import { categoryText } from './categoryText.ts'

interface CategoryTabsProps {
  readonly list: ShownContacts
  readonly categories: readonly ContactCategory[]
  /** What the search finds in each. */
  readonly totals: ContactPage['totals']
}

/** The categories with how many contacts each has of those that are searched for; one of them narrows the list. */
export const CategoryTabs = ({ list, categories, totals }: CategoryTabsProps) => {
  const { t, i18n } = useTranslation()
  const { categoryId: current, ...everywhere } = list
  const number = (count: number) => formatNumber(count, matchLanguage(i18n.language))
  const countOf = (id: string) => totals.find(({ categoryId }) => categoryId === id)?.contacts ?? 0
  const all = totals.reduce((sum, { contacts }) => sum + contacts, 0)
  return (
    <Root aria-label={t('contacts.categories')}>
      <Tab to={contactsAddress(everywhere)} replace aria-current={current === undefined ? 'page' : undefined}>
        {t('contacts.all')} <small>{number(all)}</small>
      </Tab>
      {categories.map((category) => (
        <Tab key={category.id} to={contactsAddress({ ...list, categoryId: category.id })} replace aria-current={current === category.id ? 'page' : undefined}>
          <span>{categoryText(t, category)}</span> <small>{number(countOf(category.id))}</small>
        </Tab>
      ))}
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.snug};
  padding: ${theme.space.half};

  /* On a phone one row, which is drawn sideways. */
  ${theme.media.belowMd} {
    flex-wrap: nowrap;
    overflow: auto hidden;
    scrollbar-width: none;
  }
`

const Tab = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.snug};
  max-width: 100%;
  min-height: ${theme.size.compact};
  padding: 0 ${theme.space.roomy};
  border: ${theme.border.line};
  border-radius: ${theme.radius.round};
  color: ${theme.color.inkSoft};
  background: ${theme.color.surface};

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
  }

  &:hover {
    color: ${theme.color.ink};
    background: ${theme.color.hover};
  }

  &[aria-current='page'] {
    border-color: ${theme.color.primaryLine};
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }

  &[aria-current='page'] small {
    color: inherit;
  }

  ${theme.media.coarse} {
    min-height: ${theme.size.touch};
  }
`
