import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { MailTest as Tested, MailWay } from '../../domain/mail/settings.ts'
import { StatusDot } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'
import { MailSection, Reply } from './MailSection.tsx'

interface MailTestProps {
  readonly tested: Tested | undefined
  readonly way: MailWay['kind']
  readonly email: string
  readonly isTesting: boolean
  readonly onTest: () => void
}

/** Sends a mail to whoever looks, and tells what became of it. */
export const MailTest = ({ tested, way, email, isTesting, onTest }: MailTestProps) => {
  const { t } = useTranslation()
  return (
    <MailSection aria-labelledby="mail-test">
      <h2 id="mail-test">{t('mail.test.title')}</h2>
      <p>{t('mail.test.text', { to: email })}</p>
      <Button tone="primary" icon={<Send size={16} aria-hidden />} busy={isTesting} onClick={onTest}>
        {t('mail.test.send')}
      </Button>
      <Outcome>{tested && <TestResult tested={tested} way={way} />}</Outcome>
    </MailSection>
  )
}

const TestResult = ({ tested: { to, trouble, reply }, way }: { readonly tested: Tested; readonly way: MailWay['kind'] }) => {
  const { t } = useTranslation()
  return (
    <>
      {trouble === null ? (
        <StatusDot tone="success">{t(`mail.test.taken.${way}`, { to })}</StatusDot>
      ) : (
        <>
          <StatusDot tone="danger">{t('mail.test.refused', { to })}</StatusDot>
          <span>{t(`mailTrouble.${trouble}`)}</span>
        </>
      )}
      {reply !== '' && (
        <span>
          {t('mail.reply')} <Reply>{reply}</Reply>
        </span>
      )}
    </>
  )
}

const Outcome = styled.output`
  display: grid;
  gap: ${theme.space[1]};

  > span {
    white-space: normal;
  }

  &:empty {
    display: none;
  }
`
