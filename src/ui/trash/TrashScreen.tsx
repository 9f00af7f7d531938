import { useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ShellActors } from '../../application/actors.ts'
import { trashSelectedCount } from '../../application/trash/trashList.machine.ts'
import type { TrashList } from '../../application/trash/TrashGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../failureText.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Menu } from '../kit/Menu.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useFocusKept } from '../kit/useFocusKept.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { Arranging } from '../library/arrange/Arranging.tsx'
import { ToolRow } from '../library/browse/ToolRow.tsx'
import { InTopBar } from '../shell/slots.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../usePageTitle.ts'
import { DeletionDialog } from './DeletionDialog.tsx'
import { TrashBar } from './TrashBar.tsx'
import { TrashRows } from './TrashRows.tsx'

interface TrashScreenProps {
  readonly actors: Pick<ShellActors, 'trashList' | 'arranging' | 'destinations' | 'places' | 'deletion' | 'transfers' | 'files'>
  readonly modules: readonly ResourceType[]
  readonly permissions: readonly Permission[]
  /** Another list, which gets its own address. */
  readonly onList: (list: TrashList) => void
}

const WAITING = Array.from({ length: 6 }, (_, row) => row)

/** What was thrown away: brought back, or deleted for good. */
export const TrashScreen = ({ actors, modules, permissions, onList }: TrashScreenProps) => {
  const { trashList, arranging, destinations, places, deletion } = actors
  const { t, i18n } = useTranslation()
  usePageTitle(t('trash.title'))
  const page = useRef<HTMLDivElement>(null)
  useFocusKept(page)
  const snapshot = useSelector(trashList, (current) => current)
  const { items, total, next, list, failure } = snapshot.context
  const waiting = (snapshot.matches('unopened') || snapshot.matches('reading')) && items.length === 0
  const failed = snapshot.matches('failed')
  const { direction } = list
  const order = { direction }
  return (
    <Root ref={page}>
      <InTopBar>
        <Breadcrumbs crumbs={[{ id: 'trash', label: t('trash.title'), to: '/trash' }]} />
      </InTopBar>
      <ToolRow data-selecting={trashSelectedCount(snapshot) > 0}>
        <Head>
          <h1>{t('trash.title')}</h1>
          {!waiting && !failed && <output>{t('trash.total', { count: total })}</output>}
          <p>{t('trash.stays')}</p>
          <Menu
            label={t('trash.modules')}
            button={
              <Button tone="ghost">
                <VisuallyHidden>{t('trash.modules')}</VisuallyHidden>
                {list.type === undefined ? t('trash.allModules') : t(`shell.modules.${list.type}`)}
              </Button>
            }
            entries={[
              { id: 'all', label: t('trash.allModules'), checked: list.type === undefined, onSelect: () => onList(order) },
              ...modules.map((type) => ({ id: type, label: t(`shell.modules.${type}`), checked: list.type === type, onSelect: () => onList({ ...order, type }) })),
            ]}
          />
        </Head>
        {trashSelectedCount(snapshot) > 0 && <TrashBar actors={actors} permissions={permissions} />}
      </ToolRow>
      <Body aria-busy={waiting || undefined}>
        {waiting && WAITING.map((row) => <Skeleton key={row} $height={theme.size.row} />)}
        {snapshot.matches('empty') && <EmptyState icon={<Trash2 size={20} />} title={t('trash.empty')} text={t('trash.emptyText')} />}
        {failed && failure !== undefined && (
          <ErrorState
            title={t('trash.failed')}
            text={failureText(t, failure, matchLanguage(i18n.language))}
            onRetry={() => trashList.send({ type: 'retry' })}
          />
        )}
        {items.length > 0 && !failed && <TrashRows actors={actors} permissions={permissions} onSort={(way) => onList({ ...list, direction: way })} />}
        {snapshot.matches('stuck') && (
          <Note role="alert">
            {t('trash.moreFailed')} <Button onClick={() => trashList.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>
          </Note>
        )}
        {next !== null && !snapshot.matches('stuck') && !failed && (
          <Note>
            <Button busy={snapshot.matches('extending')} onClick={() => trashList.send({ type: 'more.wanted' })}>
              {t('trash.more')}
            </Button>
          </Note>
        )}
      </Body>
      <Suspense>
        <Arranging arranging={arranging} destinations={destinations} places={places} mayMake={false} />
      </Suspense>
      <DeletionDialog deletion={deletion} />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[3]};

  h1 {
    font-size: ${theme.font.size.title};
    font-weight: ${theme.font.weight.bold};
    line-height: ${theme.font.line.tight};
    letter-spacing: ${theme.font.tracking.tight};
  }

  output {
    color: ${theme.color.inkFaint};
    font-variant-numeric: ${theme.font.figures};
  }

  p {
    flex: 1;
    color: ${theme.color.inkFaint};
  }

  ${theme.media.belowMd} {
    padding: ${theme.space[3]};

    p {
      flex-basis: 100%;
      order: 1;
    }
  }
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-height: 0;
  padding: 0 ${theme.space[5]} ${theme.space[5]};
  overflow: auto;

  ${theme.media.belowMd} {
    padding: 0 ${theme.space[3]} calc(${theme.size.selection} + ${theme.space[4]});
  }
`

const Note = styled.p`
  padding: ${theme.space[3]} 0;
  color: ${theme.color.inkSoft};
`
