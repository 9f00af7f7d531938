import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Facet } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import { conditionsOf } from '../../domain/query-language/conditions.ts'
import { printQuery } from '../../domain/query-language/print.ts'
import { EVERYTHING, type Query } from '../../domain/query-language/query.ts'
import { searchFormAddress } from '../addresses/search.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { theme } from '../theme/theme.ts'
import { useConditionWords } from '../query-language/useConditionWords.ts'
import type { NameOf } from '../query-language/useQueryNames.ts'

interface ConditionChipsProps {
  readonly query: Query
  readonly facets: readonly Facet[]
  readonly nameOf: NameOf
  readonly onAsk: (query: Query) => void
}

/** The conditions of a query side by side: each can be taken away. */
export const ConditionChips = ({ query, facets, nameOf, onAsk }: ConditionChipsProps) => {
  const { t } = useTranslation()
  const wordsOf = useConditionWords(facets, nameOf)
  const conditions = conditionsOf(query)
  if (conditions.length === 0) return null
  return (
    <Chips aria-label={t('advancedSearch.conditions')}>
      {conditions.map(({ query: condition, text: written, without }) => {
        const { field, text, isExcluded } = wordsOf(condition)
        const name = [isExcluded ? t('advancedSearch.condition.not') : '', field ?? '', text].filter(Boolean).join(' ')
        return (
          <li key={written} data-excluded={isExcluded}>
            <bdi title={name}>
              {isExcluded && <em>{t('advancedSearch.condition.not')} </em>}
              {field !== undefined && `${field} `}
              <strong>{text}</strong>
            </bdi>
            <button type="button" aria-label={t('advancedSearch.removeCondition', { condition: name })} onClick={() => onAsk(without)}>
              <X size={14} />
            </button>
          </li>
        )
      })}
      {conditions.length > 1 && (
        <li data-plain>
          <Button tone="ghost" size="compact" onClick={() => onAsk(EVERYTHING)}>
            {t('advancedSearch.clearAll')}
          </Button>
        </li>
      )}
      <li data-plain>
        <ButtonLink to={searchFormAddress(printQuery(query))} tone="ghost" size="compact">
          {t('advancedSearch.form.edit')}
        </ButtonLink>
      </li>
    </Chips>
  )
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: 0 ${theme.space[5]} ${theme.space[3]};

  li {
    display: inline-flex;
    align-items: center;
    min-width: 0;
    max-width: 100%;
    min-height: ${theme.size.compact};
  }

  li:not([data-plain]) {
    padding-left: ${theme.space[3]};
    border: 1px solid ${theme.color.primaryLine};
    border-radius: ${theme.radius.small};
    background: ${theme.color.primarySoft};
  }

  li[data-excluded='true'] {
    border-color: ${theme.color.danger};
    background: ${theme.color.dangerSoft};
  }

  bdi {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font-weight: ${theme.font.weight.semibold};
  }

  em {
    font-style: normal;
    color: ${theme.color.danger};
  }

  li > button[aria-label] {
    display: grid;
    flex: none;
    place-items: center;
    width: ${theme.size.compact};
    height: ${theme.size.compact};
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.small};
    color: ${theme.color.primary};
    background: none;
    cursor: pointer;
  }

  li > button[aria-label]:hover {
    background: ${theme.color.hover};
  }

  [data-plain] > * {
    color: ${theme.color.primary};
  }

  ${theme.media.belowMd} {
    flex-wrap: nowrap;
    padding: 0 ${theme.space[3]} ${theme.space[2]};
    overflow: auto hidden;

    li {
      flex: none;
    }
  }
`
