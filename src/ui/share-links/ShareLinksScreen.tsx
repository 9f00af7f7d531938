import { useSelector } from '@xstate/react'
import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ShareLinkList } from '../../application/share-links/ShareLinkGateway.ts'
import type { ShareLinkActors } from '../../application/share-links/shareLinkActors.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { SHARE_LINKS_PATH } from '../addresses/shareLinks.ts'
import { ItemHead, ItemPage } from '../items/ItemPage.tsx'
import { Alert } from '../kit/Alert.tsx'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { RowSkeletons } from '../rows/RowSkeletons.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { ShareLinkRow } from './ShareLinkRow.tsx'

interface ShareLinksScreenProps {
  readonly actors: ShareLinkActors
  /** Everybody's links can be seen, and ended. */
  readonly mayOversee: boolean
  /** The right to share is still there. */
  readonly mayChange: boolean
  /** Another list, which gets its own address. */
  readonly onList: (list: ShareLinkList) => void
}

const STATES = ['all', 'active', 'ended'] as const

/** Links that one has shared, or that anybody of the organization has. */
export const ShareLinksScreen = ({ actors: { shareLinks, shareLink, revokeShareLink }, mayOversee, mayChange, onList }: ShareLinksScreenProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(shareLinks, (current) => current)
  const { list, items, total, next, failure } = snapshot.context
  const isReading = snapshot.matches('unopened') || snapshot.matches('reading')
  const [isWaiting, isFailed, isStuck] = [isReading && items.length === 0, snapshot.matches('failed'), snapshot.matches('stuck')]
  const title = t('shareLinks.title')
  usePageTitle(title)
  const message = failure && failureText(t, failure, matchLanguage(i18n.language))
  const retry = () => shareLinks.send({ type: 'retry' })
  const narrowed = (state: (typeof STATES)[number]) => onList({ of: list.of, ...(state === 'all' ? {} : { state }) })
  return (
    <ItemPage
      crumbs={<Breadcrumbs crumbs={[{ id: 'links', label: title, to: SHARE_LINKS_PATH }]} />}
      head={
        <ItemHead>
          <h1>{title}</h1>
          {!isWaiting && !isFailed && <output>{t('shareLinks.count', { count: total })}</output>}
        </ItemHead>
      }
    >
      <Filters>
        {mayOversee && (
          <SegmentedControl
            label={t('shareLinks.whose')}
            value={list.of}
            segments={[
              { value: 'own', label: t('shareLinks.own') },
              { value: 'all', label: t('shareLinks.everybodys') },
            ]}
            onChange={(of) => onList({ ...list, of })}
          />
        )}
        <SegmentedControl
          label={t('shareLinks.state')}
          value={list.state ?? 'all'}
          segments={STATES.map((value) => ({ value, label: t(`shareLinks.filter.${value}`) }))}
          onChange={narrowed}
        />
      </Filters>
      {isWaiting && <RowSkeletons label={t('shareLinks.reading')} />}
      {isFailed && <ErrorState title={t('shareLinks.failed')} text={message} onRetry={retry} />}
      {snapshot.matches('nothing') && (
        <EmptyState icon={<Link2 size={28} strokeWidth={1.5} />} title={t(list.state === undefined ? 'shareLinks.none.title' : 'shareLinks.none.matching')} text={t('shareLinks.none.text')} />
      )}
      {items.length > 0 && !isFailed && (
        <Rows aria-busy={isReading || undefined}>
          {items.map((link) => (
            <ShareLinkRow
              key={link.id}
              link={link}
              isNamed={list.of === 'all'}
              mayChange={mayChange}
              onEdit={(chosen) => shareLink.send({ type: 'link.opened', subject: { is: 'link', link: chosen }, now: new Date() })}
              onRevoke={(chosen) => void revokeShareLink(chosen)}
            />
          ))}
        </Rows>
      )}
      {isStuck && (
        <Alert>
          {message}{' '}
          <Button size="compact" onClick={retry}>
            {t('kit.tryAgain')}
          </Button>
        </Alert>
      )}
      {next !== null && !isStuck && !isFailed && !isReading && (
        <More>
          <Button busy={snapshot.matches('extending')} onClick={() => shareLinks.send({ type: 'more.wanted' })}>
            {t('shareLinks.more')}
          </Button>
        </More>
      )}
    </ItemPage>
  )
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  padding-bottom: ${theme.space[3]};
`

const Rows = styled.ul`
  max-width: ${theme.size.dialogWide};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
  overflow: hidden;

  > li + li {
    border-top: ${theme.border.line};
  }
`

const More = styled.p`
  padding: ${theme.space[3]} 0;
`
