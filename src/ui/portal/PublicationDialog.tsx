import { useSelector } from '@xstate/react'
import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { PublicationActor } from '../../application/portal/publication.machine.ts'
import { PORTAL_FIELDS, sectionOf } from '../../domain/portal/portal.ts'
import { portalAddress } from '../../domain/portal/address.ts'
import { isValid } from '../../domain/validation/form.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { configurePath, PORTAL } from '../addresses/portal.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { ReviewList } from './ReviewList.tsx'

/** Before the portal goes Live: what becomes public, what is held back, and what is missing. Before it goes Offline: that nobody sees it then. */
export const PublicationDialog = ({ publication }: { readonly publication: PublicationActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(publication, (current) => current)
  const { portal, review, theirs, problems, failure } = snapshot.context
  if (!snapshot.hasTag('open') || portal === undefined) return null
  const language = matchLanguage(i18n.language)
  const cancel = () => publication.send({ type: 'cancel' })
  const confirm = () => publication.send({ type: 'confirm' })
  const address = portal.form.customDomain === '' ? portalAddress(portal.host, portal.form.webAddress) : portal.form.customDomain
  const refusal = failure !== undefined && failure.code !== 'VALIDATION_FAILED' ? failureText(t, failure, language) : undefined
  const meanwhile = theirs !== undefined && <Alert>{t('portal.changedMeanwhile')}</Alert>
  if (portal.state === 'Live') {
    return (
      <ConfirmDialog
        title={t('portal.offline.title')}
        text={refusal ?? t('portal.offline.text', { address })}
        confirmLabel={t('portal.goOffline')}
        busy={snapshot.hasTag('busy')}
        onConfirm={confirm}
        onCancel={cancel}
      >
        {meanwhile}
      </ConfirmDialog>
    )
  }
  const missing = PORTAL_FIELDS.filter((field) => problems[field] !== undefined)
  return (
    <Dialog
      size="normal"
      phone="full"
      title={t('portal.live.title')}
      description={t('portal.live.text', { address })}
      onClose={cancel}
      footer={
        <>
          <Button data-autofocus disabled={snapshot.hasTag('busy')} onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          {review !== undefined && (
            <Button tone="publish" icon={<Globe size={16} aria-hidden />} busy={snapshot.hasTag('busy')} disabled={!isValid(problems)} onClick={confirm}>
              {t('portal.goLive')}
            </Button>
          )}
        </>
      }
    >
      {meanwhile}
      {snapshot.matches('reviewing') && <Skeleton $height={theme.size.place} />}
      {snapshot.matches('uncounted') && failure && (
        <ErrorState title={t('portal.review.failed')} text={failureText(t, failure, language)} onRetry={() => publication.send({ type: 'retry' })} />
      )}
      {refusal !== undefined && review !== undefined && <Alert>{refusal}</Alert>}
      {missing.length > 0 && (
        <Alert>
          {t('portal.live.missing')}
          <Missing>
            {missing.map((field) => (
              <li key={field}>
                <Link to={`${PORTAL}/${configurePath(sectionOf(field))}#${field}`} onClick={cancel}>
                  {t(`portal.fields.${field}`)}
                </Link>
              </li>
            ))}
          </Missing>
        </Alert>
      )}
      {review !== undefined && <ReviewList review={review} />}
    </Dialog>
  )
}

const Missing = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};

  a {
    display: inline-block;
    min-height: ${theme.size.target};
    padding-block: ${theme.space.half};
    color: ${theme.color.primary};
  }
`
