import { useSelector } from '@xstate/react'
import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import { shownMode } from '../../domain/preferences/theme.ts'
import { IconButton } from '../kit/IconButton.tsx'

const dark = () => window.matchMedia('(prefers-color-scheme: dark)')

const subscribe = (changed: () => void) => {
  const device = dark()
  device.addEventListener('change', changed)
  return () => device.removeEventListener('change', changed)
}

/** Switches between light and dark at once; "system" is in the user menu. */
export const ThemeButton = ({ preferences }: { readonly preferences: PreferencesActor }) => {
  const { t } = useTranslation()
  const deviceIsDark = useSyncExternalStore(subscribe, () => dark().matches)
  const shown = useSelector(preferences, (snapshot) => shownMode(snapshot.context.theme, deviceIsDark))
  const other = shown === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      label={t(other === 'dark' ? 'shell.useDark' : 'shell.useLight')}
      icon={other === 'dark' ? <Moon size={18} /> : <Sun size={18} />}
      onClick={() => preferences.send({ type: 'theme.chosen', theme: other })}
    />
  )
}
