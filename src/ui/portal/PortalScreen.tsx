import { useSelector } from '@xstate/react'
import { Globe, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PortalActors } from '../../application/portal/portalActors.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { portalAddress } from '../../domain/portal/address.ts'
import { type Portal, PORTAL_SECTIONS } from '../../domain/portal/portal.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { configurePath, PORTAL } from '../addresses/portal.ts'
import { AdminPage, AdminPageHead } from '../admin-panel/AdminPage.tsx'
import { StatusDot } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { failureText } from '../texts/failureText.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { theme } from '../theme/theme.ts'
import { PortalPreview, type PreviewWidth } from './PortalPreview.tsx'
import { PreviewWidths } from './PreviewWidths.tsx'
import { PortalVisits } from './PortalVisits.tsx'
import { ReviewList } from './ReviewList.tsx'

type ScreenActors = Pick<PortalActors, 'portal' | 'publication' | 'portalVisits' | 'portalPictureAddress'>

/** Where it is read, since when, and who changed it last. */
const Facts = ({ portal: { form, host, state, liveSince, changed } }: { readonly portal: Portal }) => {
  const { t } = useTranslation()
  // It is no page of this application.
  const way = (text: string, address: string) =>
    state === 'Live' ? (
      <a href={address} target="_blank" rel="noreferrer">
        {text}
      </a>
    ) : (
      text
    )
  return (
    <FactList>
      <div>
        <dt>{t('portal.fields.webAddress')}</dt>
        <dd>{way(portalAddress(host, form.webAddress), `/portal/${form.webAddress}`)}</dd>
      </div>
      {form.customDomain !== '' && (
        <div>
          <dt>{t('portal.fields.customDomain')}</dt>
          <dd>{way(form.customDomain, `//${form.customDomain}`)}</dd>
        </div>
      )}
      {liveSince !== null && (
        <div>
          <dt>{t('portal.liveSince')}</dt>
          <dd>{formatDateTime(liveSince, TIME_ZONE)}</dd>
        </div>
      )}
      {changed !== null && (
        <div>
          <dt>{t('portal.changed')}</dt>
          <dd>{t('portal.changedBy', { name: changed.by, at: formatDateTime(changed.at, TIME_ZONE) })}</dd>
        </div>
      )}
    </FactList>
  )
}

/** The organization's public portal: whether it is Live, where, how it looks, and what of the library is public by it. */
export const PortalScreen = ({ actors: { portal: actor, publication, portalVisits, portalPictureAddress } }: { readonly actors: ScreenActors }) => {
  const { t, i18n } = useTranslation()
  const { to } = useDialogAddress(PORTAL)
  const [width, setWidth] = useState<PreviewWidth>('desktop')
  const snapshot = useSelector(actor, (current) => current)
  const { portal, review, failure } = snapshot.context
  const title = t('landing.areas.organizationPortal.title')
  usePageTitle(title)
  const configure = to(configurePath(PORTAL_SECTIONS[0]))
  const isNew = portal?.revision === 0
  const isLive = portal?.state === 'Live'
  const isShown = snapshot.hasTag('shown') && portal !== undefined
  return (
    <AdminPage aria-busy={!isShown && !snapshot.matches('failed') ? true : undefined}>
      <AdminPageHead>
        <h1>{title}</h1>
        {isShown && <StatusDot tone={isLive ? 'publish' : 'neutral'}>{t(`portal.states.${portal.state}`)}</StatusDot>}
        {isShown && !isNew && (
          <Tools>
            <ButtonLink icon={<Settings2 size={16} aria-hidden />} to={configure}>
              {t('portal.configure')}
            </ButtonLink>
            <Button tone={isLive ? 'secondary' : 'publish'} icon={<Globe size={16} aria-hidden />} onClick={() => publication.send({ type: 'ask', portal })}>
              {t(isLive ? 'portal.goOffline' : 'portal.goLive')}
            </Button>
          </Tools>
        )}
      </AdminPageHead>
      {(snapshot.matches('unopened') || snapshot.matches('reading')) && <Skeleton $height={theme.size.place} />}
      {snapshot.matches('failed') && failure && (
        <ErrorState title={t('portal.failed')} text={failureText(t, failure, matchLanguage(i18n.language))} onRetry={() => actor.send({ type: 'retry' })} />
      )}
      {isShown && isNew && (
        <EmptyState
          icon={<Globe size={24} />}
          title={t('portal.empty.title')}
          text={t('portal.empty.text')}
          action={
            <ButtonLink tone="primary" to={configure}>
              {t('portal.empty.action')}
            </ButtonLink>
          }
        />
      )}
      {isShown && !isNew && (
        <Columns>
          <section aria-labelledby="portal-look">
            <SectionHead>
              <h2 id="portal-look">{t('portal.look')}</h2>
              <PreviewWidths value={width} onChange={setWidth} />
            </SectionHead>
            <PortalPreview form={portal.form} page="main" width={width} addressOf={portalPictureAddress} />
            <Facts portal={portal} />
            <SectionHead>
              <h2>{t('portal.visits.title')}</h2>
            </SectionHead>
            <PortalVisits portalVisits={portalVisits} />
          </section>
          <section aria-labelledby="portal-public">
            <SectionHead>
              <h2 id="portal-public">{t('portal.review.title')}</h2>
            </SectionHead>
            {review !== undefined && <ReviewList review={review} />}
            {review === undefined && snapshot.matches('counting') && <Skeleton $height={theme.size.place} />}
            {snapshot.matches('uncounted') && (
              <ErrorState title={t('portal.review.failed')} text={t('portal.review.failedText')} onRetry={() => actor.send({ type: 'retry' })} />
            )}
          </section>
        </Columns>
      )}
    </AdminPage>
  )
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-left: auto;
`

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  ${theme.media.lg} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }

  section {
    display: grid;
    align-content: start;
    gap: ${theme.space[3]};
    min-width: 0;
  }
`

const SectionHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control};

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }
`

const FactList = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;

  ${theme.media.sm} {
    div {
      display: grid;
      grid-template-columns: ${theme.size.picture} minmax(0, 1fr);
      gap: ${theme.space[3]};
    }
  }

  dt {
    color: ${theme.color.inkSoft};
  }

  dd {
    margin: 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
