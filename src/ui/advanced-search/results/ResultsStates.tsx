import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { problemOfQuery } from '../../../application/advanced-search/problemOfQuery.ts'
import type { SearchResultsActor } from '../../../application/advanced-search/searchResults.machine.ts'
import type { ListView } from '../../../application/preferences/Preferences.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { RetryAlert } from '../../page/RetryAlert.tsx'
import { RowSkeletons } from '../../rows/RowSkeletons.tsx'
import { failureText } from '../../texts/failureText.ts'
import { problemText } from '../../texts/problemText.ts'
import { theme } from '../../theme/theme.ts'
import { TileSkeletons } from './TileSkeletons.tsx'

interface StateProps {
  readonly searchResults: SearchResultsActor
}

interface Failed {
  readonly text: string | undefined
  /** The query itself is too much: asked again, it is no less. */
  readonly isOfQuery: boolean
}

const useFailure = (searchResults: SearchResultsActor): Failed => {
  const { t, i18n } = useTranslation()
  const failure = useSelector(searchResults, ({ context }) => context.failure)
  const language = matchLanguage(i18n.language)
  const problem = problemText(t, problemOfQuery(failure), language)
  return { text: problem ?? (failure && failureText(t, failure, language)), isOfQuery: problem !== undefined }
}

/** The places of what is being searched for. */
export const ResultsWaiting = ({ view }: { readonly view: ListView }) => {
  const { t } = useTranslation()
  return view === 'grid' ? <TileSkeletons label={t('search.searching')} /> : <RowSkeletons label={t('search.searching')} />
}

export const ResultsFailed = ({ searchResults }: StateProps) => {
  const { t } = useTranslation()
  const { text, isOfQuery } = useFailure(searchResults)
  const retry = isOfQuery ? undefined : () => searchResults.send({ type: 'retry' })
  return <ErrorState title={t('search.failed.title')} text={text ?? t('search.failed.text')} onRetry={retry} />
}

/** More of what was found could not be read. */
export const ResultsStuck = ({ searchResults }: StateProps) => {
  const { text } = useFailure(searchResults)
  const isStuck = useSelector(searchResults, (snapshot) => snapshot.matches({ shown: 'stuck' }))
  if (!isStuck) return null
  return (
    <Sticky>
      <RetryAlert onRetry={() => searchResults.send({ type: 'retry' })}>{text}</RetryAlert>
    </Sticky>
  )
}

/** Wherever in the list one is. */
const Sticky = styled.div`
  position: sticky;
  bottom: ${theme.space[3]};
`
