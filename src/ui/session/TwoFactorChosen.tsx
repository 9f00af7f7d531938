import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TwoFactorActor } from '../../application/session/twoFactor.machine.ts'
import type { TwoFactorIntent } from '../../application/session/twoFactor.parts.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'

/** What was chosen, and what else can be. */
export const TwoFactorChosen = ({ twoFactor }: { readonly twoFactor: TwoFactorActor }) => {
  const { t } = useTranslation()
  const state = useSelector(twoFactor, (snapshot) => snapshot.context.state)
  if (state === undefined) return null
  const { choice, required, recoveryCodesLeft } = state
  const asked = required && choice === 'off' ? 'email' : choice
  const change = (intent: TwoFactorIntent) => () => twoFactor.send({ type: 'change', intent })
  return (
    <Root>
      <output>{t(`twoFactor.choice.${asked}`)}</output>
      {required && <p>{t('twoFactor.required')}</p>}
      {choice === 'app' && <p>{t('twoFactor.left', { count: recoveryCodesLeft })}</p>}
      <Ways>
        {choice !== 'app' && (
          <Button tone="primary" onClick={change('app')}>
            {t('twoFactor.addApp')}
          </Button>
        )}
        {choice === 'app' && <Button onClick={change('codes')}>{t('twoFactor.renew')}</Button>}
        {asked !== 'email' && <Button onClick={change('email')}>{t('twoFactor.useMail')}</Button>}
        {choice !== 'off' && !required && <Button onClick={change('off')}>{t('twoFactor.turnOff')}</Button>}
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
