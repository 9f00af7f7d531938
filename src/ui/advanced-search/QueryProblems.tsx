import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { QueryProblem } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import { QUERY_PROBLEMS, type QueryProblemCode } from '../../domain/query-language/resolved.ts'
import { theme } from '../theme/theme.ts'

interface QueryProblemsProps {
  readonly problems: readonly QueryProblem[]
}

/** Which parts of a query were not understood, and why: a line each. */
export const QueryProblems = ({ problems }: QueryProblemsProps) => {
  const { t } = useTranslation()
  return problems.map(({ part, code }) => <Line key={part}>{t(`advancedSearch.problem.${problemOf(code)}`, { part })}</Line>)
}

/** The same above what was found all the same. */
export const PartsLeftOut = ({ problems }: QueryProblemsProps) =>
  problems.length > 0 && (
    <Note>
      <QueryProblems problems={problems} />
    </Note>
  )

const problemOf = (code: string): QueryProblemCode => QUERY_PROBLEMS.find((one) => one === code) ?? 'notAValue'

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
`

const Note = styled.output`
  display: block;
  margin-bottom: ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.warning};
  border-radius: ${theme.radius.small};
  background: ${theme.color.warningSoft};
`
