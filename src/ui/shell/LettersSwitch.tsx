import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import { Switch } from '../kit/Switch.tsx'
import { theme } from '../theme/theme.ts'

/** Turns the shortcuts of a single character off, and on again (WCAG 2.1.4). */
export const LettersSwitch = ({ preferences }: { readonly preferences: PreferencesActor }) => {
  const { t } = useTranslation()
  const letters = useSelector(preferences, ({ context }) => context.letters)
  return (
    <div>
      <Switch label={t('shortcuts.letters')} checked={letters} onToggle={(on) => preferences.send({ type: 'letters.chosen', letters: on })} />
      <Text>{t('shortcuts.lettersText')}</Text>
    </div>
  )
}

const Text = styled.p`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
`
