import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TwoFactorActor } from '../../application/two-factor/twoFactor.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { useFocusAfter } from '../forms/useFocusAfter.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { theme } from '../theme/theme.ts'
import { NewAuthenticatorForm } from './NewAuthenticatorForm.tsx'
import { NewPasskeyForm } from './NewPasskeyForm.tsx'
import { PasswordAgainForm } from './PasswordAgainForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoFactorChosen } from './TwoFactorChosen.tsx'

interface TwoFactorSettingsProps {
  readonly twoFactor: TwoFactorActor
}

/** The steps of a change, each in the place of what was chosen. */
const CHANGING = ['password', 'app', 'passkey', 'codes'] as const

/** The second step of one's own sign-in, as a section of a page. Shown where the organization has the feature TwoFaAuth. */
export const TwoFactorSettings = ({ twoFactor }: TwoFactorSettingsProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(twoFactor, (current) => current)
  const { failure, recoveryCodes } = snapshot.context
  const { twoFactorChange, newAuthenticator, newPasskey } = snapshot.children
  const heading = useFocusAfter<HTMLHeadingElement>(CHANGING.some((state) => snapshot.matches(state)))
  useEffect(() => twoFactor.send({ type: 'opened' }), [twoFactor])
  return (
    <Section aria-labelledby="two-factor">
      <h2 id="two-factor" tabIndex={-1} ref={heading}>
        {t('twoFactor.title')}
      </h2>
      {snapshot.matches('reading') && <Spinner label={t('kit.loading')} />}
      {snapshot.matches('unreadable') && failure !== undefined && (
        <Alert>
          <Message>
            {failureText(t, failure, matchLanguage(i18n.language))}
            <Button onClick={() => twoFactor.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>
          </Message>
        </Alert>
      )}
      {snapshot.matches('chosen') && <TwoFactorChosen twoFactor={twoFactor} />}
      {twoFactorChange !== undefined && <PasswordAgainForm change={twoFactorChange} />}
      {newAuthenticator !== undefined && <NewAuthenticatorForm newAuthenticator={newAuthenticator} />}
      {newPasskey !== undefined && <NewPasskeyForm newPasskey={newPasskey} />}
      {snapshot.matches('codes') && <RecoveryCodes codes={recoveryCodes} onKept={() => twoFactor.send({ type: 'kept' })} />}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  max-width: ${theme.size.page};
`

const Message = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`
