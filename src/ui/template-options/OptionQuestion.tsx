import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { OptionChangeActor } from '../../application/templates/optionChange.machine.ts'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { FieldGroup } from '../kit/FieldGroup.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'

/** Asks before options are merged, and which of them stays; or before one is taken out. */
export const OptionQuestion = ({ optionChange }: { readonly optionChange: OptionChangeActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(optionChange, (current) => current)
  const change = snapshot.context.current?.change
  if (!snapshot.matches('asking')) return null
  const cancel = () => optionChange.send({ type: 'cancel' })
  const confirm = () => optionChange.send({ type: 'confirm' })
  if (change?.kind === 'remove')
    return (
      <ConfirmDialog
        title={t('templates.options.removal.title', { name: change.option.label })}
        text={t('templates.options.removal.text')}
        confirmLabel={t('templates.options.remove')}
        onConfirm={confirm}
        onCancel={cancel}
      />
    )
  if (change?.kind !== 'merge') return null
  const { into, others } = change
  const all = [into, ...others].toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <Dialog
      size="small"
      title={t('templates.options.merging.title', { count: all.length })}
      description={t('templates.options.merging.text')}
      onClose={cancel}
      footer={
        <>
          <Button data-autofocus onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          <Button tone="danger" onClick={confirm}>
            {t('templates.options.merging.confirm', { name: into.label })}
          </Button>
        </>
      }
    >
      <FieldGroup title={t('templates.options.merging.stays')}>
        {all.map((option) => (
          <RadioRow key={option.id}>
            <input type="radio" name="stays" checked={option.id === into.id} onChange={() => optionChange.send({ type: 'into.chosen', into: option })} />
            {option.label}
          </RadioRow>
        ))}
      </FieldGroup>
    </Dialog>
  )
}
