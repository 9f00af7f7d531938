import { useSelector } from '@xstate/react'
import { CalendarClock, Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PublishActor } from '../../application/publishing/publish.machine.ts'
import { countOf, nameOf } from '../../application/publishing/publishingAll.ts'
import type { PublicationPlan } from '../../application/publishing/PublishingGateway.ts'
import { formatCalendarDate } from '../../domain/format/dates.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { DateField } from '../kit/DateField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { failureText } from '../texts/failureText.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

/** What decides beside the day. */
const Notes = ({ plan: { above, mixed, portal } }: { readonly plan: PublicationPlan }) => {
  const { t } = useTranslation()
  return (
    <>
      {mixed && <p>{t('publishing.mixed')}</p>}
      {above !== null && <p>{t('publishing.above', { folder: above.folder, day: formatCalendarDate(above.until) })}</p>}
      {portal === 'Offline' && <p>{t('publishing.offline')}</p>}
    </>
  )
}

/** Publishing folders and files to the portal: at once, or from a day on. */
export const PublishDialog = ({ publish }: { readonly publish: PublishActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(publish, (current) => current)
  if (!snapshot.hasTag('open')) return null
  const { meant, plan, draft, problem, failure } = snapshot.context
  const language = matchLanguage(i18n.language)
  const cancel = () => publish.send({ type: 'cancel' })
  if (snapshot.matches('refused')) {
    return (
      <Dialog
        size="small"
        title={t('publishing.refusedTitle')}
        description={t('publishing.refusedText')}
        onClose={cancel}
        footer={
          <Button data-autofocus onClick={cancel}>
            {t('kit.close')}
          </Button>
        }
      />
    )
  }
  const change = (changed: Partial<typeof draft>) => publish.send({ type: 'draft.changed', draft: changed })
  const isLater = draft.when === 'later'
  const isChosen = plan !== undefined && !snapshot.matches('unread')
  return (
    <Dialog
      size="normal"
      title={t('publishing.title', { count: countOf(meant), name: nameOf(meant) })}
      description={t('publishing.text')}
      onClose={cancel}
      {...(isChosen ? { onSubmit: () => publish.send({ type: 'confirm' }) } : {})}
      footer={
        <>
          <Button onClick={cancel} disabled={snapshot.hasTag('busy')}>
            {t('kit.cancel')}
          </Button>
          {isChosen && (
            <Button type="submit" tone="publish" icon={isLater ? <CalendarClock size={16} aria-hidden /> : <Globe size={16} aria-hidden />} busy={snapshot.hasTag('busy')}>
              {t(isLater ? 'publishing.hold' : 'publishing.publish')}
            </Button>
          )}
        </>
      }
    >
      {snapshot.matches('planning') && <Skeleton $height={theme.size.row} />}
      {snapshot.matches('unread') && failure && (
        <ErrorState title={t('publishing.failed')} text={failureText(t, failure, language)} onRetry={() => publish.send({ type: 'retry' })} />
      )}
      {isChosen && (
        <Choices>
          <FailureAlert failure={failure} />
          <When>
            <span>{t('publishing.when')}</span>
            <SegmentedControl
              label={t('publishing.when')}
              value={draft.when}
              segments={[
                { value: 'now', label: t('publishing.now') },
                { value: 'later', label: t('publishing.later') },
              ]}
              onChange={(when) => change({ when })}
            />
          </When>
          {isLater && (
            <DateField
              label={t('publishing.day')}
              hint={t('publishing.dayHint')}
              value={draft.day}
              problem={problemText(t, problem, language)}
              disabled={snapshot.hasTag('busy')}
              onChange={(day) => change({ day })}
            />
          )}
          {plan.notReady > 0 ? (
            <div>
              <Checkbox
                label={t('publishing.makesReady', { count: plan.notReady })}
                checked={draft.makesReady}
                onChange={(event) => change({ makesReady: event.currentTarget.checked })}
              />
              {!draft.makesReady && <p>{t('publishing.notReady')}</p>}
            </div>
          ) : (
            <p>{t('publishing.isReady')}</p>
          )}
          <Notes plan={plan} />
        </Choices>
      )}
    </Dialog>
  )
}

const Choices = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  > p,
  > div > p {
    color: ${theme.color.inkSoft};
  }
`

const When = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.snug};

  > span {
    font-weight: ${theme.font.weight.medium};
  }
`
