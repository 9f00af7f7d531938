import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import { THEMES } from '../../domain/preferences/theme.ts'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'

/** Light, dark, or as the device has it. */
export const ThemeChoice = ({ preferences }: { readonly preferences: PreferencesActor }) => {
  const { t } = useTranslation()
  const mode = useSelector(preferences, (snapshot) => snapshot.context.theme)
  return (
    <div>
      <SegmentedControl
        label={t('preferences.theme')}
        value={mode}
        segments={THEMES.map((value) => ({ value, label: t(`preferences.themes.${value}`) }))}
        onChange={(theme) => preferences.send({ type: 'theme.chosen', theme })}
      />
    </div>
  )
}
