import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { problemsIn } from '../../application/forms/problemsIn.ts'
import type { GuidedMoveActor, GuidedMoveSnapshot } from '../../application/guided-move/guidedMove.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { MappingForm } from './MappingForm.tsx'
import { MovePlanView } from './MovePlanView.tsx'
import { TargetChoice } from './TargetChoice.tsx'

/** What the step in sight is, in a sentence. */
const stepOf = (t: TFunction, snapshot: GuidedMoveSnapshot): string => {
  const target = snapshot.context.to?.name ?? ''
  if (snapshot.matches('matching') || snapshot.matches('trying')) return t('guidedMove.steps.matching', { target })
  return snapshot.matches('tried') || snapshot.matches('starting') ? t('guidedMove.steps.tried', { target }) : t('guidedMove.steps.choosing')
}

/** Leads through the move of what a template says to its corrected copy. */
export const GuidedMoveDialog = ({ guidedMove }: { readonly guidedMove: GuidedMoveActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(guidedMove, (current) => current)
  const { template, from, to, targets, moves, mapping, plan, failure } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  const mayClose = snapshot.can({ type: 'close' })
  const close = () => guidedMove.send({ type: 'close' })
  const problems = problemsIn(failure)
  const reason = failure && ('mapping' in problems ? t('guidedMove.problem.nothing') : failureText(t, failure, language))
  const isWaiting = snapshot.matches('opening') || snapshot.matches('reading') || snapshot.matches('trying')
  const isMatching = snapshot.matches('matching')
  const isTried = snapshot.matches('tried') || snapshot.matches('starting')
  const isDraft = to?.state === 'Created'
  const footer = (
    <>
      <Button data-autofocus={isWaiting || undefined} disabled={!mayClose} onClick={close}>
        {t('kit.cancel')}
      </Button>
      {(isMatching || snapshot.matches('tried')) && <Button onClick={() => guidedMove.send({ type: 'back' })}>{t('guidedMove.back')}</Button>}
      {isMatching && (
        <Button type="submit" tone="primary">
          {t('guidedMove.try')}
        </Button>
      )}
      {isTried && !isDraft && (
        <Button type="submit" tone="primary" busy={snapshot.matches('starting')}>
          {t('guidedMove.confirm')}
        </Button>
      )}
    </>
  )
  const submit = isMatching ? () => guidedMove.send({ type: 'try' }) : isTried && !isDraft ? () => guidedMove.send({ type: 'confirm' }) : undefined
  return (
    <Dialog
      size="wide"
      phone="full"
      title={t('guidedMove.title', { name: template.name })}
      description={stepOf(t, snapshot)}
      onClose={close}
      leavesFreely={!mayClose}
      {...(submit === undefined ? {} : { onSubmit: submit })}
      footer={footer}
    >
      {isWaiting && (
        <Waiting>
          <Spinner label={t('guidedMove.waiting')} />
          <p>{t(snapshot.matches('trying') ? 'guidedMove.trying' : 'guidedMove.waiting')}</p>
        </Waiting>
      )}
      {snapshot.matches('unreadable') && reason !== undefined && (
        <ErrorState title={t('guidedMove.unreadable')} text={reason} onRetry={() => guidedMove.send({ type: 'retry' })} />
      )}
      {!snapshot.matches('unreadable') && reason !== undefined && <Alert>{reason}</Alert>}
      {(snapshot.matches('choosing') || snapshot.matches('takingBack')) && (
        <TargetChoice
          targets={targets}
          moves={moves}
          busy={snapshot.matches('takingBack')}
          onChoose={(targetId) => guidedMove.send({ type: 'target.chosen', targetId })}
          onUndo={(moveId) => guidedMove.send({ type: 'undo', moveId })}
        />
      )}
      {isMatching && from !== undefined && to !== undefined && (
        <MappingForm from={from} to={to} mapping={mapping} problems={problems} onChange={(match) => guidedMove.send({ type: 'match.changed', match })} />
      )}
      {isTried && from !== undefined && to !== undefined && plan !== undefined && <MovePlanView from={from} to={to} plan={plan} />}
    </Dialog>
  )
}

const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: center;
  padding: ${theme.space[8]} 0;
`
