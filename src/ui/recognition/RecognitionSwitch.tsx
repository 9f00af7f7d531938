import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { RecognitionActor } from '../../application/recognition/recognition.machine.ts'
import { formatDate } from '../../domain/format/dates.ts'
import type { Recognition } from '../../domain/recognition/setting.ts'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Switch } from '../kit/Switch.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { theme } from '../theme/theme.ts'
import { FacesConsent } from './FacesConsent.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { ReadingLine } from './ReadingLine.tsx'

interface RecognitionSwitchProps {
  readonly kind: Recognition
  readonly actor: RecognitionActor
}

/** One switch, with what it does and how it stands; nothing where the organization does not have the feature. */
export const RecognitionSwitch = ({ kind, actor }: RecognitionSwitchProps) => {
  const { t } = useTranslation()
  const id = useId()
  const snapshot = useSelector(actor, (current) => current)
  const { setting, to, failure } = snapshot.context
  const isTurning = snapshot.matches({ shown: 'switching' })
  if (snapshot.matches('closed') || snapshot.matches('notOffered')) return null
  const cancel = () => actor.send({ type: 'cancel' })
  return (
    <Section aria-labelledby={`${id}-head`}>
      <h3 id={`${id}-head`}>{t(`recognition.${kind}.title`)}</h3>
      <FailureAlert failure={failure} />
      {snapshot.matches('reading') && <Skeleton $height={theme.size.control} />}
      {snapshot.matches('unreadable') && <Button onClick={() => actor.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>}
      {setting !== undefined && (
        <>
          <Switch
            label={t(`recognition.${kind}.switch`)}
            checked={isTurning && to !== undefined ? to.isOn : setting.isOn}
            disabled={isTurning}
            aria-describedby={`${id}-text`}
            onToggle={() => actor.send({ type: 'turn' })}
          />
          <p id={`${id}-text`}>{t(`recognition.${kind}.text`)}</p>
          {setting.changedAt !== null && setting.changedBy !== null && (
            <p>{t(setting.isOn ? 'recognition.onSince' : 'recognition.offSince', { name: setting.changedBy, date: formatDate(setting.changedAt, TIME_ZONE) })}</p>
          )}
          {!setting.isOn && setting.progress.total > 0 && (
            <Left>
              <p>{t(`recognition.${kind}.left`)}</p>
              <Button size="compact" disabled={isTurning} onClick={() => actor.send({ type: 'erase' })}>
                {t('recognition.eraseLeft')}
              </Button>
            </Left>
          )}
          {setting.isOn && <ReadingLine kind={kind} progress={setting.progress} />}
        </>
      )}
      {snapshot.matches({ shown: 'asking' }) &&
        (kind === 'Faces' ? (
          <FacesConsent onAgree={(consent) => actor.send({ type: 'agree', consent })} onCancel={cancel} />
        ) : (
          <ConfirmDialog
            title={t('recognition.Tags.ask.title')}
            text={t('recognition.Tags.ask.text')}
            confirmLabel={t('recognition.Tags.ask.confirm')}
            tone="primary"
            onConfirm={() => actor.send({ type: 'agree', consent: '' })}
            onCancel={cancel}
          />
        ))}
      {snapshot.matches({ shown: 'erasing' }) && (
        <ConfirmDialog
          title={t(`recognition.${kind}.eraseTitle`)}
          text={t(`recognition.${kind}.leave.erase`)}
          confirmLabel={t('recognition.erase')}
          tone="danger"
          onConfirm={() => actor.send({ type: 'leave', erase: true })}
          onCancel={cancel}
        />
      )}
      {snapshot.matches({ shown: 'leaving' }) && <LeaveDialog kind={kind} onLeave={(erase) => actor.send({ type: 'leave', erase })} onCancel={cancel} />}
    </Section>
  )
}

const Left = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  > p {
    flex: 1 1 ${theme.size.menu};
  }
`

const Section = styled.section`
  display: grid;
  gap: ${theme.space[2]};

  & + & {
    padding-top: ${theme.space[4]};
    border-top: ${theme.border.line};
  }

  h3 {
    margin: 0;
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }

  p {
    margin: 0;
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }
`
