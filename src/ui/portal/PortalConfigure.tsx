import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PortalActors } from '../../application/portal/portalActors.ts'
import { hasChanges } from '../../application/portal/portalForm.machine.ts'
import { PORTAL_SECTIONS, type PortalForm, type PortalSection, sectionOf } from '../../domain/portal/portal.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { configurePath, PORTAL } from '../addresses/portal.ts'
import { StaleChoice } from '../forms/StaleChoice.tsx'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { LeaveGuard } from '../page/LeaveGuard.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { AboutUsFields } from './AboutUsFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { MainPageFields } from './MainPageFields.tsx'
import { PictureFraming } from './PictureFraming.tsx'
import { PortalPreview, type PreviewWidth } from './PortalPreview.tsx'
import { PreviewWidths } from './PreviewWidths.tsx'
import { StalePortal } from './StalePortal.tsx'

interface PortalConfigureProps {
  readonly actors: Omit<PortalActors, 'portal' | 'publication'>
  readonly section: PortalSection
  /** Where the focus begins, of its main page. */
  readonly focused?: keyof PortalForm | undefined
  readonly onClose: () => void
}

const FIELDS = { 'main-page': MainPageFields, 'about-us': AboutUsFields, contact: ContactFields } as const
const NAMES = { 'main-page': 'mainPage', 'about-us': 'aboutUs', contact: 'contact' } as const
const PAGES = { 'main-page': 'main', 'about-us': 'about', contact: 'contact' } as const

/** Failures that stand at the field they are about. */
const AT_FIELDS: readonly string[] = ['VALIDATION_FAILED', 'WEB_ADDRESS_ALREADY_EXISTS', 'CUSTOM_DOMAIN_SAME_AS_APPLICATION', 'DOMAIN_NOT_FOUND']

const nothing = (): void => undefined

/** The page of the dialog, whichever of its parts is open. */
const CONFIGURE = `${PORTAL}/configure`
const pageOf = (pathname: string): string => (pathname.startsWith(CONFIGURE) ? CONFIGURE : pathname)

/** The configuration of the portal in its three parts, with the page as it will look beside the form. */
export const PortalConfigure = ({ actors, section, focused = 'title', onClose }: PortalConfigureProps) => {
  const { portalForm, portalPicture, portalPictureAddress } = actors
  const { t, i18n } = useTranslation()
  const { to } = useDialogAddress(PORTAL)
  const [width, setWidth] = useState<PreviewWidth>('desktop')
  const snapshot = useSelector(portalForm, (current) => current)
  const { context } = snapshot
  const { problems, failure, draft } = context
  const isSaved = snapshot.matches('saved')
  useEffect(() => {
    if (isSaved) onClose()
  }, [isSaved, onClose])
  usePageTitle(t('portal.configureTitle'))
  if (!snapshot.hasTag('open')) return null
  const [isForm, isStale, isUnsaved, isBusy] = [snapshot.hasTag('form'), snapshot.matches('stale'), hasChanges(context), snapshot.hasTag('busy')]
  const language = matchLanguage(i18n.language)
  const count = (part: PortalSection): number => Object.keys(problems).filter((field) => sectionOf(field) === part).length
  const elsewhere = PORTAL_SECTIONS.filter((part) => part !== section && count(part) > 0)
  const Fields = FIELDS[section]
  const footer = isStale ? (
    <StaleChoice ways={{ takeTheirs: t('portal.takeTheirs'), keepMine: t('portal.keepMine') }} send={portalForm.send} />
  ) : (
    <>
      {isForm && isUnsaved && (
        <Discard tone="ghost" disabled={isBusy} onClick={() => portalForm.send({ type: 'changes.discard' })}>
          {t('portal.discard')}
        </Discard>
      )}
      <Button disabled={isBusy} onClick={onClose}>
        {t('kit.close')}
      </Button>
      {isForm && (
        <Button type="submit" tone="primary" busy={isBusy}>
          {t(context.portal?.state === 'Live' ? 'portal.saveLive' : 'portal.save')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      size="full"
      phone="full"
      title={t('portal.configureTitle')}
      leavesFreely
      // What is under way is waited for: whoever left it would not be told how it ended.
      onClose={isBusy ? nothing : onClose}
      footer={footer}
      {...(isForm ? { onSubmit: () => portalForm.send({ type: 'save' }) } : {})}
    >
      <LeaveGuard unsaved={isUnsaved} busy={isBusy} keeps name={draft.title} pageOf={pageOf} onLeave={nothing} />
      {snapshot.matches('opening') && <Skeleton $height={theme.size.place} />}
      {snapshot.matches('unreadable') && failure && (
        <ErrorState title={t('portal.failed')} text={failureText(t, failure, language)} onRetry={() => portalForm.send({ type: 'retry' })} />
      )}
      {isStale && <StalePortal portalForm={portalForm} />}
      {isForm && (
        <>
          <Tabs label={t('portal.parts')} tabs={PORTAL_SECTIONS.map((part) => ({ to: to(configurePath(part)), label: t(`portal.sections.${NAMES[part]}`), count: count(part) }))} />
          {failure !== undefined && !AT_FIELDS.includes(failure.code) && <FailureAlert failure={failure} />}
          {elsewhere.length > 0 && <Alert>{t('portal.elsewhere', { parts: elsewhere.map((part) => t(`portal.sections.${NAMES[part]}`)).join(', ') })}</Alert>}
          <Columns>
            <Form>
              <Fields actors={actors} focused={focused} />
            </Form>
            <Beside>
              <Head>
                <h3>{t('portal.preview.title')}</h3>
                <PreviewWidths value={width} onChange={setWidth} />
              </Head>
              <PortalPreview form={draft} page={PAGES[section]} width={width} addressOf={portalPictureAddress} />
            </Beside>
          </Columns>
          <PictureFraming picture={portalPicture} />
        </>
      )}
    </Dialog>
  )
}

const Discard = styled(Button)`
  margin-right: auto;
`

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  ${theme.media.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`

const Form = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
  min-width: 0;
`

const Beside = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  min-width: 0;

  ${theme.media.lg} {
    position: sticky;
    top: 0;
    align-self: start;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  h3 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }
`
