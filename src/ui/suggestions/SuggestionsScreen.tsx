import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import type { SuggestionActors } from '../../application/suggestions/suggestionActors.ts'
import type { Feature } from '../../domain/access/modules.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { MOST_COUNTED, totalOf } from '../../domain/suggestions/deciding.ts'
import { CONFIDENT, kindsWith, percentOf } from '../../domain/suggestions/suggestion.ts'
import { suggestionsAddress } from './suggestionsAddress.ts'
import { ItemHead, ItemTools } from '../items/ItemPage.tsx'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { InTopBar } from '../page/slots.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { NoSuggestions } from './NoSuggestions.tsx'
import { SuggestionFilters } from './SuggestionFilters.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { useChangeForms } from './changing/useChangeForms.ts'

interface SuggestionsScreenProps {
  readonly actors: Pick<FirstActors, 'files'> & Omit<SuggestionActors, 'assetSuggestions' | 'ghostValues'>
  readonly features: readonly Feature[]
  /** Whether keys of a single letter are heard. */
  readonly letters: boolean
  /** Leads to the switches of what is recognized, for whoever may turn them. */
  readonly recognition?: ReactNode
}

const WAITING = Array.from({ length: 5 }, (_, row) => row)

/** What is proposed of assets, to be accepted, changed or refused. */
export const SuggestionsScreen = ({ actors, features, letters, recognition }: SuggestionsScreenProps) => {
  const { suggestions, decidingSuggestions } = actors
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const snapshot = useSelector(suggestions, (current) => current)
  const deciding = useSelector(decidingSuggestions, (current) => current)
  const { filter, failure, counts } = snapshot.context
  const { all, undone, gone } = deciding.context
  const forms = useChangeForms(gone)
  const isStopping = deciding.matches({ decidingAll: 'stopping' }) || deciding.matches({ undoing: 'stopping' })
  const title = t('suggestions.title')
  usePageTitle(title)
  const language = matchLanguage(i18n.language)
  const message = failure && failureText(t, failure, language)
  const retry = () => suggestions.send({ type: 'retry' })
  const kinds = kindsWith(features)
  const least = Math.max(filter.from ?? 0, CONFIDENT)
  const acceptAll = () => decidingSuggestions.send({ type: 'decide.all', filter: { ...filter, from: least, ...(forms.ids.length > 0 ? { except: forms.ids } : {}) }, decision: 'accept' })
  const choose = (more: typeof filter) => void navigate(suggestionsAddress({ ...filter, ...more }), { replace: true })
  const { kind: _kind, ...unkind } = filter
  return (
    <Page>
      <InTopBar>
        <Breadcrumbs crumbs={[{ id: 'suggestions', label: title, to: '/suggestions' }]} />
      </InTopBar>
      <ItemHead>
        <h1>{title}</h1>
        {snapshot.matches('shown') && <output>{counts.more ? t('suggestions.countMore', { most: MOST_COUNTED }) : t('suggestions.count', { count: totalOf(counts) })}</output>}
        <ItemTools>
          {kinds.length > 1 && (
            <SegmentedControl
              label={t('suggestions.kinds')}
              value={filter.kind ?? 'all'}
              segments={[{ value: 'all', label: t('suggestions.all') }, ...kinds.map((value) => ({ value, label: t(`suggestions.kindOf.${value}`) }))] as const}
              onChange={(value) => (value === 'all' ? void navigate(suggestionsAddress(unkind), { replace: true }) : choose({ kind: value }))}
            />
          )}
          <SegmentedControl
            label={t('suggestions.confidence')}
            value={String(percentOf(filter.from ?? 0))}
            segments={[
              { value: '0', label: t('suggestions.anyConfidence') },
              { value: '70', label: t('suggestions.fromPercent', { percent: 70 }) },
              { value: '90', label: t('suggestions.fromPercent', { percent: 90 }) },
            ]}
            onChange={(value) => {
              const { from: _from, ...rest } = filter
              void navigate(suggestionsAddress(value === '0' ? rest : { ...rest, from: Number(value) / 100 }), { replace: true })
            }}
          />
          {snapshot.matches('shown') && totalOf(counts) > 0 && (
            <Button tone="primary" busy={all !== undefined} onClick={acceptAll}>
              {t('suggestions.acceptAllFrom', { percent: percentOf(least) })}
            </Button>
          )}
          {(all !== undefined || (undone?.reopened ?? 0) > 0) && (
            <Button tone="ghost" busy={isStopping} onClick={() => decidingSuggestions.send({ type: 'stop' })}>
              {isStopping ? t('suggestions.stopping') : all === undefined ? t('suggestions.stopUndo', { count: undone?.reopened ?? 0 }) : t('suggestions.stop', { count: all.decided })}
            </Button>
          )}
        </ItemTools>
      </ItemHead>
      {snapshot.matches('shown') && (
        <SuggestionFilters filter={filter} counts={counts} assets={snapshot.context.assets} onFilter={(asked) => void navigate(suggestionsAddress(asked), { replace: true })} />
      )}
      {(snapshot.matches({ shown: 'stuck' }) || snapshot.matches({ shown: 'outdated' })) && (
        <Stuck onRetry={retry}>{t(snapshot.matches({ shown: 'stuck' }) ? 'suggestions.moreFailed' : 'suggestions.outdated')} {message}</Stuck>
      )}
      {(snapshot.matches('reading') || snapshot.matches('unopened')) && (
        <Waiting aria-busy aria-label={t('suggestions.reading')}>
          {WAITING.map((row) => (
            <Skeleton key={row} />
          ))}
        </Waiting>
      )}
      {snapshot.matches('failed') && <ErrorState title={t('suggestions.failed')} text={message} onRetry={retry} />}
      {snapshot.matches('shown') && (
        <SuggestionList actors={actors} letters={letters} forms={forms} instead={snapshot.matches({ shown: 'nothing' }) ? <NoSuggestions isFiltered={Object.keys(filter).length > 0} isOn={kinds.length > 0} recognition={recognition} /> : undefined} />
      )}
    </Page>
  )
}

const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`

const Stuck = styled(RetryAlert)`
  margin: 0 ${theme.space[5]} ${theme.space[3]};
`

const Waiting = styled.output`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};

  & > * {
    height: ${theme.size.picture};
  }
`
