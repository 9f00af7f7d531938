import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { theme } from '../theme/theme.ts'

const POINTS = ['what', 'kept', 'where', 'whose', 'erased', 'yours'] as const

interface FacesConsentProps {
  /** With the very words that were shown. */
  readonly onAgree: (consent: string) => void
  readonly onCancel: () => void
}

/** Says in plain words what recognizing faces means, before it is switched on; the words that were agreed to are kept. */
export const FacesConsent = ({ onAgree, onCancel }: FacesConsentProps) => {
  const { t } = useTranslation()
  const [isRead, setRead] = useState(false)
  const points = POINTS.map((point) => ({ title: t(`recognition.consent.${point}.title`), text: t(`recognition.consent.${point}.text`) }))
  const agreement = t('recognition.consent.agree')
  const words = [t('recognition.consent.title'), ...points.map(({ title, text }) => `${title}: ${text}`), agreement].join('\n')
  return (
    <Dialog
      title={t('recognition.consent.title')}
      description={t('recognition.consent.lead')}
      onClose={onCancel}
      leavesFreely
      footer={
        <>
          <Button data-autofocus onClick={onCancel}>
            {t('kit.cancel')}
          </Button>
          <Button tone="primary" disabled={!isRead} onClick={() => onAgree(words)}>
            {t('recognition.consent.confirm')}
          </Button>
        </>
      }
    >
      <Points>
        {points.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Points>
      <Checkbox label={agreement} checked={isRead} onChange={({ currentTarget }) => setRead(currentTarget.checked)} />
    </Dialog>
  )
}

const Points = styled.dl`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  padding: ${theme.space[4]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.sunken};

  dt {
    font-weight: ${theme.font.weight.semibold};
  }

  dd {
    margin: 0;
    color: ${theme.color.inkSoft};
  }
`
