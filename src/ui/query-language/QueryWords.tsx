import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { conditionsOf } from '../../domain/query-language/conditions.ts'
import { parseQuery } from '../../domain/query-language/parse.ts'
import { theme } from '../theme/theme.ts'
import { useConditionWords, type ConditionWords } from './useConditionWords.ts'
import type { NameOf } from './useQueryNames.ts'

/** The conditions of a query in words, each under what is typed for it. */
const useConditions = (q: string, nameOf?: NameOf): readonly (ConditionWords & { readonly typed: string })[] => {
  const wordsOf = useConditionWords([], nameOf)
  return conditionsOf(parseQuery(q)).map(({ query, text }) => ({ ...wordsOf(query), typed: text }))
}

/** What a query asks for, as a line of words. */
export const useQueryText = (q: string, nameOf?: NameOf): string => {
  const { t } = useTranslation()
  return useConditions(q, nameOf)
    .map(({ isExcluded, field, text }) => [isExcluded ? t('advancedSearch.condition.not') : '', field ?? '', text].filter(Boolean).join(' '))
    .join(' · ')
}

/** What a query asks for, condition by condition. */
export const QueryWords = ({ q, nameOf, label }: { readonly q: string; readonly nameOf?: NameOf; readonly label: string }) => {
  const { t } = useTranslation()
  return (
    <Chips aria-label={label}>
      {useConditions(q, nameOf).map(({ typed, field, text, isExcluded }) => (
        <li key={typed} data-excluded={isExcluded}>
          {isExcluded && <em>{t('advancedSearch.condition.not')} </em>}
          {field !== undefined && `${field} `}
          <strong>{text}</strong>
        </li>
      ))}
    </Chips>
  )
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  li {
    max-width: 100%;
    padding: ${theme.space[1]} ${theme.space[3]};
    border: 1px solid ${theme.color.primaryLine};
    border-radius: ${theme.radius.small};
    background: ${theme.color.primarySoft};
    overflow-wrap: anywhere;
  }

  li[data-excluded='true'] {
    border-color: ${theme.color.danger};
    background: ${theme.color.dangerSoft};
  }

  strong {
    font-weight: ${theme.font.weight.semibold};
  }

  em {
    font-style: normal;
    color: ${theme.color.danger};
  }
`
