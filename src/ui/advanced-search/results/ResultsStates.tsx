import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SearchResultsActor } from '../../../application/advanced-search/searchResults.machine.ts'
import type { ListView } from '../../../application/preferences/Preferences.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { RetryAlert } from '../../page/RetryAlert.tsx'
import { RowSkeletons } from '../../rows/RowSkeletons.tsx'
import { failureText } from '../../texts/failureText.ts'
import { theme } from '../../theme/theme.ts'
import { TileSkeletons } from './TileSkeletons.tsx'

interface StateProps {
  readonly searchResults: SearchResultsActor
}

const useFailure = (searchResults: SearchResultsActor): string | undefined => {
  const { t, i18n } = useTranslation()
  const failure = useSelector(searchResults, ({ context }) => context.failure)
  return failure && failureText(t, failure, matchLanguage(i18n.language))
}

/** The places of what is being searched for. */
export const ResultsWaiting = ({ view }: { readonly view: ListView }) => {
  const { t } = useTranslation()
  return view === 'grid' ? <TileSkeletons label={t('search.searching')} /> : <RowSkeletons label={t('search.searching')} />
}

export const ResultsFailed = ({ searchResults }: StateProps) => {
  const { t } = useTranslation()
  const text = useFailure(searchResults)
  return <ErrorState title={t('search.failed.title')} text={text ?? t('search.failed.text')} onRetry={() => searchResults.send({ type: 'retry' })} />
}

/** More of what was found could not be read. */
export const ResultsStuck = ({ searchResults }: StateProps) => {
  const text = useFailure(searchResults)
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
