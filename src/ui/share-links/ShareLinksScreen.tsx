import { useSelector } from '@xstate/react'
import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ShareLinkList } from '../../application/share-links/ShareLinkGateway.ts'
import type { ShareLinkActors } from '../../application/share-links/shareLinkActors.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { SHARE_LINKS_PATH } from '../../domain/navigation/paths.ts'
import { ItemHead, ItemPage } from '../items/ItemPage.tsx'
import { Alert } from '../kit/Alert.tsx'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { RowSkeletons } from '../rows/RowSkeletons.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { ShareLinkFilters } from './ShareLinkFilters.tsx'
import { ShareLinkRow } from './ShareLinkRow.tsx'

interface ShareLinksScreenProps {
  readonly actors: Omit<ShareLinkActors, 'sharedUntil'>
  /** Everybody's links can be seen, and ended. */
  readonly mayOversee: boolean
  /** The right to share is still there. */
  readonly mayChange: boolean
  /** Another list, which gets its own address. */
  readonly onList: (list: ShareLinkList) => void
}

/** Links that one has shared, or that anybody of the organization has. */
export const ShareLinksScreen = ({ actors: { shareLinks, shareLink, sharers, revokeShareLink }, mayOversee, mayChange, onList }: ShareLinksScreenProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(shareLinks, (current) => current)
  const { list, items, total, allowed, next, failure } = snapshot.context
  const isReading = snapshot.matches('unopened') || snapshot.matches('reading')
  const [isWaiting, isFailed, isStuck] = [isReading && items.length === 0, snapshot.matches('failed'), snapshot.matches('stuck')]
  const isNarrowed = (list.state ?? list.makerId ?? list.resourceId) !== undefined
  const title = t('shareLinks.title')
  usePageTitle(title)
  const message = failure && failureText(t, failure, matchLanguage(i18n.language))
  const retry = () => shareLinks.send({ type: 'retry' })
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
      <ShareLinkFilters list={list} sharers={sharers} mayOversee={mayOversee} onList={onList} />
      {!allowed && <Alert>{t('shareLinks.barred.list')}</Alert>}
      {isWaiting && <RowSkeletons label={t('shareLinks.reading')} />}
      {isFailed && <ErrorState title={t('shareLinks.failed')} text={message} onRetry={retry} />}
      {snapshot.matches('nothing') && (
        <EmptyState icon={<Link2 size={28} strokeWidth={1.5} />} title={t(isNarrowed ? 'shareLinks.none.matching' : 'shareLinks.none.title')} text={t('shareLinks.none.text')} />
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
        <RetryAlert onRetry={retry}>{message}</RetryAlert>
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
