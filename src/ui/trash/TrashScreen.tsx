import { useSelector } from '@xstate/react'
import { SearchX, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TrashPageActors } from './useTrashActions.tsx'
import { isWhole, trashSelectedCount } from '../../application/trash/trashSelection.ts'
import type { TrashList } from '../../application/trash/TrashGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { trashActionsFor } from '../../domain/trash/trashActions.ts'
import type { TrashSort } from '../../domain/trash/trashItem.ts'
import { failureText } from '../texts/failureText.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { ItemPage } from '../items/ItemPage.tsx'
import { RowSkeletons } from '../rows/RowSkeletons.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { DeletionDialog } from './DeletionDialog.tsx'
import { TrashBar } from './TrashBar.tsx'
import { TrashHead } from './TrashHead.tsx'
import { TrashRows } from './TrashRows.tsx'

interface TrashScreenProps {
  readonly actors: TrashPageActors
  readonly modules: readonly ResourceType[]
  readonly permissions: readonly Permission[]
  /** Another list, which gets its own address. */
  readonly onList: (list: TrashList) => void
}

/** What was moved to the trash: brought back, or deleted for good. */
export const TrashScreen = ({ actors, modules, permissions, onList }: TrashScreenProps) => {
  const { trashList, deletion } = actors
  const { t, i18n } = useTranslation()
  usePageTitle(t('trash.title'))
  const snapshot = useSelector(trashList, (current) => current)
  const { items, total, next, list, failure } = snapshot.context
  const reading = snapshot.matches('unopened') || snapshot.matches('reading')
  const waiting = reading && items.length === 0
  const failed = snapshot.matches('failed')
  const isStuck = snapshot.matches('stuck')
  const mayEmpty = isWhole(list) && total > 0 && !reading && !failed && trashActionsFor(permissions).some(({ id }) => id === 'deleteForGood')
  const empty = () =>
    deletion.send({ type: 'deletion.ask', selection: { kind: 'all', except: [] }, count: total, names: items.map(({ name }) => name) })
  const sortBy = (sort: TrashSort) => {
    const isSame = sort === (list.sort ?? 'trashedAt')
    onList({ ...list, sort, direction: isSame === (list.direction === 'asc') ? 'desc' : 'asc' })
  }
  return (
    <ItemPage
      crumbs={<Breadcrumbs crumbs={[{ id: 'trash', label: t('trash.title'), to: '/trash' }]} />}
      head={<TrashHead list={list} total={waiting || failed ? undefined : total} modules={modules} onList={onList} onEmpty={mayEmpty ? empty : undefined} />}
      bar={trashSelectedCount(snapshot) > 0 ? <TrashBar actors={actors} permissions={permissions} /> : undefined}
      over={<DeletionDialog deletion={deletion} />}
    >
      {waiting && <RowSkeletons label={t('items.reading')} />}
      {snapshot.matches('nothing') &&
        (isWhole(list) ? (
          <EmptyState icon={<Trash2 size={20} />} title={t('trash.empty')} text={t('trash.emptyText')} />
        ) : (
          <EmptyState
            icon={<SearchX size={20} />}
            title={t('trash.noneFound')}
            action={<Button onClick={() => onList({ direction: list.direction })}>{t('trash.showAll')}</Button>}
          />
        ))}
      {failed && failure !== undefined && (
        <ErrorState
          title={t('trash.failed')}
          text={failureText(t, failure, matchLanguage(i18n.language))}
          onRetry={() => trashList.send({ type: 'retry' })}
        />
      )}
      {items.length > 0 && !failed && (
        <div aria-busy={reading || undefined}>
          <TrashRows actors={actors} permissions={permissions} onSort={sortBy} />
        </div>
      )}
      {isStuck && (
        <Note role="alert">
          {t('trash.moreFailed')} <Button onClick={() => trashList.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>
        </Note>
      )}
      {next !== null && !isStuck && !failed && !reading && (
        <Note>
          <Button busy={snapshot.matches('extending')} onClick={() => trashList.send({ type: 'more.wanted' })}>
            {t('trash.more')}
          </Button>
        </Note>
      )}
    </ItemPage>
  )
}

const Note = styled.p`
  padding: ${theme.space[3]} 0;
  color: ${theme.color.inkSoft};
`
