import { useSelector } from '@xstate/react'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ShellActors } from '../../application/actors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { MOST_COUNTED } from '../../domain/search/query.ts'
import { failureText } from '../failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useFocusKept } from '../kit/useFocusKept.ts'
import { FolderDialogs } from '../library/FolderDialogs.tsx'
import { InTopBar } from '../shell/slots.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../usePageTitle.ts'
import { searchAddress } from './addresses.ts'
import { HitList, HitRows } from './HitRows.tsx'

interface SearchScreenProps {
  readonly actors: ShellActors
  readonly permissions: readonly Permission[]
}

const WAITING = Array.from({ length: 8 }, (_, row) => row)

/** Everything that was found for a term. */
export const SearchScreen = ({ actors, permissions }: SearchScreenProps) => {
  const { results, files } = actors
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(results, (current) => current)
  const { list, items: hits, total, next, failure } = snapshot.context
  const term = list?.term ?? ''
  const isStuck = snapshot.matches({ shown: 'stuck' })
  const isReading = snapshot.matches({ shown: 'extending' }) || snapshot.matches({ shown: 'refreshing' })
  const title = term === '' ? t('search.title') : t('search.resultsFor', { term })
  usePageTitle(title)
  const page = useRef<HTMLDivElement>(null)
  useFocusKept(page)
  return (
    <Page ref={page}>
      <InTopBar>
        <Breadcrumbs crumbs={[{ id: 'search', label: t('search.title'), to: searchAddress(term) }]} />
      </InTopBar>
      {snapshot.matches('unopened') && <EmptyState icon={<Search size={28} strokeWidth={1.5} />} title={t('search.empty.title')} text={t('search.empty.text')} />}
      {snapshot.matches('shown') && hits.length === 0 && (
        <EmptyState icon={<Search size={28} strokeWidth={1.5} />} title={t('search.nothing.title', { term })} text={t('search.nothing.text')} />
      )}
      {snapshot.matches('failed') && (
        <ErrorState
          title={t('search.failed.title')}
          text={failure ? failureText(t, failure, matchLanguage(i18n.language)) : t('search.failed.text')}
          onRetry={() => results.send({ type: 'retry' })}
        />
      )}
      {(snapshot.matches('reading') || hits.length > 0) && (
        <>
          <Head>
            <h1>{title}</h1>
            <output>{hits.length > 0 && (total > MOST_COUNTED ? t('search.countMore', { limit: MOST_COUNTED }) : t('search.count', { count: total }))}</output>
          </Head>
          {snapshot.matches('reading') ? (
            <HitList aria-busy aria-label={t('search.searching')}>
              {WAITING.map((row) => (
                <li key={row}>
                  <Waiting />
                </li>
              ))}
            </HitList>
          ) : (
            <HitRows hits={hits} files={files} acting={{ actors, permissions }} />
          )}
          {isStuck && failure && (
            <Alert>
              {failureText(t, failure, matchLanguage(i18n.language))}{' '}
              <Button size="compact" onClick={() => results.send({ type: 'retry' })}>
                {t('kit.tryAgain')}
              </Button>
            </Alert>
          )}
          {next !== null && !isStuck && !snapshot.matches('reading') && (
            <Button busy={isReading} onClick={() => results.send({ type: 'more.wanted' })}>
              {t('search.more')}
            </Button>
          )}
        </>
      )}
      <FolderDialogs all={actors} permissions={permissions} />
    </Page>
  )
}

const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[3]};
  width: 100%;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[8]};

  > div {
    align-self: stretch;
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[3]};

  h1 {
    font-size: ${theme.font.size.title};
    font-weight: ${theme.font.weight.bold};
    letter-spacing: ${theme.font.tracking.tight};
    overflow-wrap: anywhere;
  }

  output {
    color: ${theme.color.inkFaint};
  }
`

const Waiting = styled(Skeleton)`
  height: 52px;
  margin: ${theme.space[1]} 0;
`
