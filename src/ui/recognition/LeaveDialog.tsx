import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Recognition } from '../../domain/recognition/setting.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'
import { theme } from '../theme/theme.ts'

interface LeaveDialogProps {
  readonly kind: Recognition
  readonly onLeave: (erase: boolean) => void
  readonly onCancel: () => void
}

/** Asks what becomes of what was learnt, before a switch is turned off. */
export const LeaveDialog = ({ kind, onLeave, onCancel }: LeaveDialogProps) => {
  const { t } = useTranslation()
  const [erase, setErase] = useState(false)
  return (
    <Dialog
      size="small"
      title={t(`recognition.${kind}.leave.title`)}
      onClose={onCancel}
      leavesFreely
      footer={
        <>
          <Button data-autofocus onClick={onCancel}>
            {t('kit.cancel')}
          </Button>
          <Button tone={erase ? 'danger' : 'primary'} onClick={() => onLeave(erase)}>
            {t(erase ? 'recognition.offErasing' : 'recognition.off')}
          </Button>
        </>
      }
    >
      <Choices>
        <legend>{t('recognition.becomes')}</legend>
        {([false, true] as const).map((one) => (
          <RadioRow key={String(one)}>
            <input type="radio" name="erase" checked={erase === one} onChange={() => setErase(one)} />
            <strong>{t(one ? 'recognition.erase' : 'recognition.keep')}</strong>
            <small>{t(`recognition.${kind}.leave.${one ? 'erase' : 'keep'}`)}</small>
          </RadioRow>
        ))}
      </Choices>
    </Dialog>
  )
}

const Choices = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${theme.space[2]};
  }

  label {
    padding-block: ${theme.space[2]};
  }

  small {
    flex-basis: 100%;
    padding-left: ${theme.space[6]};
  }
`
