import { useSelector } from '@xstate/react'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FirstActors } from '../../application/actors.ts'
import type { SearchActors } from '../../application/search/searchActors.ts'
import type { FavoritesActors } from '../../application/favorites/favoritesActors.ts'
import type { ListSelectionActors } from '../../application/selection/listSelectionActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { nameOf, resourceOf } from '../../domain/items/item.ts'
import { MOST_COUNTED } from '../../domain/search/query.ts'
import { can } from '../../domain/rights/can.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { ItemBar } from '../items/ItemBar.tsx'
import { ItemHead, ItemPage, ItemTools } from '../items/ItemPage.tsx'
import { useSelecting } from '../items/useItemPicks.ts'
import { RowSkeletons } from '../rows/RowSkeletons.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { searchAddress } from '../addresses/search.ts'
import { FoundInTable } from './FoundInTable.tsx'
import { HitRows } from './HitRows.tsx'

interface SearchScreenProps {
  readonly actors: FirstActors & SearchActors & FavoritesActors & ListSelectionActors
  readonly permissions: readonly Permission[]
}

/** Everything that was found for a term. */
export const SearchScreen = ({ actors, permissions }: SearchScreenProps) => {
  const { results, files, favorite, listSelection } = actors
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(results, (current) => current)
  const { list, items: hits, total, next, failure } = snapshot.context
  const term = list?.term ?? ''
  const isStuck = snapshot.matches({ shown: 'stuck' })
  const isReading = snapshot.matches({ shown: 'extending' }) || snapshot.matches({ shown: 'refreshing' })
  const title = term === '' ? t('search.title') : t('search.resultsFor', { term })
  usePageTitle(title)
  const isListed = snapshot.matches('reading') || hits.length > 0
  const acting = { actors, permissions, selection: listSelection }
  const selecting = useSelecting(listSelection)
  return (
    <ItemPage
      crumbs={<Breadcrumbs crumbs={[{ id: 'search', label: t('search.title'), to: searchAddress(term) }]} />}
      head={
        isListed && (
          <ItemHead>
            <h1>{title}</h1>
            <output>{hits.length > 0 && (total > MOST_COUNTED ? t('search.countMore', { limit: MOST_COUNTED }) : t('search.count', { count: total }))}</output>
            <ItemTools>
              <FoundInTable term={term} hits={hits} isWhole={next === null} permissions={permissions} />
            </ItemTools>
          </ItemHead>
        )
      }
      bar={selecting && hits.length > 0 ? <ItemBar selection={listSelection} items={hits} acting={acting} /> : undefined}
    >
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
      {snapshot.matches('reading') && <RowSkeletons label={t('search.searching')} />}
      {!snapshot.matches('reading') && hits.length > 0 && (
        <HitRows
          label={title}
          hits={hits}
          files={files}
          mayOpen={can(permissions, 'viewDetails')}
          acting={acting}
          onStar={(hit) => void favorite([nameOf(hit)], !resourceOf(hit).favorite)}
        />
      )}
      {isStuck && failure && (
        <Alert>
          {failureText(t, failure, matchLanguage(i18n.language))}{' '}
          <Button size="compact" onClick={() => results.send({ type: 'retry' })}>
            {t('kit.tryAgain')}
          </Button>
        </Alert>
      )}
      {next !== null && !isStuck && isListed && !snapshot.matches('reading') && (
        <Button busy={isReading} onClick={() => results.send({ type: 'more.wanted' })}>
          {t('search.more')}
        </Button>
      )}
    </ItemPage>
  )
}
