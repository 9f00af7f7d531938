import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { AdviceActor } from '../../application/advanced-search/advice.machine.ts'
import type { Facet, QueryProblem, ResultList } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import { conditionsOf } from '../../domain/query-language/conditions.ts'
import { parseQuery } from '../../domain/query-language/parse.ts'
import { printQuery } from '../../domain/query-language/print.ts'
import { resultSearch } from '../addresses/resultList.ts'
import { advancedResultAddress } from '../addresses/search.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { useConditionWords } from '../query-language/useConditionWords.ts'
import type { NameOf } from '../query-language/useQueryNames.ts'
import { QueryProblems } from './QueryProblems.tsx'

interface NothingFoundProps {
  readonly advice: AdviceActor
  readonly list: ResultList
  readonly problems: readonly QueryProblem[]
  readonly facets: readonly Facet[]
  readonly nameOf: NameOf
}

/** Finds everything there is, to be narrowed from there. */
const ALL = '*'

/**
 * Why a query finds nothing, and what to do: the likely spelling; of several conditions what each finds alone, and what is found without it; of
 * one what is near to it.
 */
export const NothingFound = ({ advice, list, problems, facets, nameOf }: NothingFoundProps) => {
  const { t } = useTranslation()
  const wordsOf = useConditionWords(facets, nameOf)
  const snapshot = useSelector(advice, (current) => current)
  const known = snapshot.context.advice
  // Who asks for everything and finds nothing has nothing to look through.
  const isEmpty = known?.conditions.length === 0
  const addressOf = (q: string) => ({ search: resultSearch({ ...list, q }, undefined) })
  const rest = new Map(conditionsOf(parseQuery(list.q)).map(({ text, without }) => [text, printQuery(without)]))
  const conditionText = (q: string) => {
    const { field, text, isExcluded } = wordsOf(parseQuery(q))
    return [isExcluded ? t('advancedSearch.condition.not') : '', field ?? '', text].filter(Boolean).join(' ')
  }
  return (
    <EmptyState
      icon={<SearchX size={28} strokeWidth={1.5} />}
      title={t('advancedSearch.nothing.title')}
      text={
        <>
          <QueryProblems problems={problems} />
          {known?.spelling != null && (
            <Line>
              <Link to={addressOf(known.spelling)}>{t('advancedSearch.nothing.spelling', { q: known.spelling })}</Link>
            </Line>
          )}
          {known === undefined && problems.length === 0 && t('advancedSearch.nothing.text')}
          {isEmpty && t('advancedSearch.nothing.empty')}
          {known?.spelling === null && known.conditions.length === 1 && problems.length === 0 && <Line>{t('advancedSearch.nothing.anyway')}</Line>}
        </>
      }
      action={
        <>
          {snapshot.matches('asking') && known === undefined && <Skeleton $width="22rem" $height="5rem" />}
          {snapshot.matches('failed') && (
            <Button onClick={() => advice.send({ type: 'retry' })}>{t('advancedSearch.nothing.askAgain')}</Button>
          )}
          {known !== undefined && known.wider.length > 0 && (
            <Near aria-label={t('advancedSearch.nothing.instead')}>
              {known.wider.map(({ q, count }) => (
                <li key={q}>
                  <Link to={addressOf(q)}>{t('advancedSearch.nothing.wider', { q: conditionText(q), count })}</Link>
                </li>
              ))}
            </Near>
          )}
          {known !== undefined && known.conditions.length > 1 && (
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t('advancedSearch.nothing.condition')}</th>
                  <th scope="col">{t('advancedSearch.nothing.alone')}</th>
                  <th scope="col">{t('advancedSearch.nothing.without')}</th>
                </tr>
              </thead>
              <tbody>
                {known.conditions.map(({ q, alone, without }) => (
                  <tr key={q}>
                    <th scope="row">{conditionText(q)}</th>
                    <td>
                      {alone === 0 ? t('advancedSearch.count', { count: 0 }) : <Link to={addressOf(q)}>{t('advancedSearch.count', { count: alone })}</Link>}
                    </td>
                    <td>
                      {without === 0 ? (
                        t('advancedSearch.count', { count: 0 })
                      ) : (
                        <Link to={addressOf(rest.get(q) ?? '')} aria-label={t('advancedSearch.nothing.drop', { condition: conditionText(q), count: without })}>
                          {t('advancedSearch.count', { count: without })}
                        </Link>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
          {!isEmpty && (
            <Last>
              <ButtonLink to={advancedResultAddress(ALL)}>{t('advancedSearch.everything')}</ButtonLink>
            </Last>
          )}
        </>
      }
    />
  )
}

const Line = styled.span`
  display: block;
`

const Near = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  width: 100%;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.primary};
  }
`

const Last = styled.div`
  width: 100%;
`

const Table = styled.table`
  border-collapse: collapse;
  text-align: start;

  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-bottom: ${theme.border.line};
    font-weight: ${theme.font.weight.regular};
    font-variant-numeric: ${theme.font.figures};
    text-align: start;
  }

  thead th {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  tbody th {
    font-weight: ${theme.font.weight.medium};
    overflow-wrap: anywhere;
  }

  a {
    color: ${theme.color.primary};
  }
`
