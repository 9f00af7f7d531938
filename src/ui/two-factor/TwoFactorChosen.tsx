import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TwoFactorIntent } from '../../application/two-factor/changing.ts'
import type { TwoFactorActor } from '../../application/two-factor/twoFactor.machine.ts'
import { Button } from '../kit/Button.tsx'
import { OwnPasskeys } from './OwnPasskeys.tsx'
import { theme } from '../theme/theme.ts'

/** Browsers have no passkeys for pages without https. */
const takesPasskeys = 'PublicKeyCredential' in globalThis

/** What was chosen, and what else can be. */
export const TwoFactorChosen = ({ twoFactor }: { readonly twoFactor: TwoFactorActor }) => {
  const { t } = useTranslation()
  const state = useSelector(twoFactor, (snapshot) => snapshot.context.state)
  if (state === undefined) return null
  const { choice, required, recoveryCodesLeft, passkeys } = state
  const isStrong = choice === 'app' || passkeys.length > 0
  const asked = choice === 'app' ? 'app' : passkeys.length > 0 ? 'passkey' : required ? 'email' : choice
  const change = (intent: TwoFactorIntent) => () => twoFactor.send({ type: 'change', intent })
  return (
    <Root>
      <output>{t(`twoFactor.choice.${asked}`)}</output>
      {required && <p>{t('twoFactor.required')}</p>}
      <OwnPasskeys passkeys={passkeys} onRemove={(passkeyId) => twoFactor.send({ type: 'change', intent: 'removePasskey', passkeyId })} />
      {isStrong && <p>{t('twoFactor.left', { count: recoveryCodesLeft })}</p>}
      <Ways>
        {choice !== 'app' && (
          <Button {...(isStrong ? {} : { tone: 'primary' })} onClick={change('app')}>
            {t('twoFactor.addApp')}
          </Button>
        )}
        {takesPasskeys && <Button onClick={change('passkey')}>{t('twoFactor.addPasskey')}</Button>}
        {isStrong && <Button onClick={change('codes')}>{t('twoFactor.renew')}</Button>}
        {asked !== 'email' && <Button onClick={change('email')}>{t('twoFactor.useMail')}</Button>}
        {(choice !== 'off' || isStrong) && !required && <Button onClick={change('off')}>{t('twoFactor.turnOff')}</Button>}
      </Ways>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  color: ${theme.color.inkSoft};
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  color: ${theme.color.ink};
`
