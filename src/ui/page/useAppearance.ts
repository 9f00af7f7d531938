import { useEffect } from 'react'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'

const wear = (preferences: PreferencesActor) => {
  const { theme: mode, language } = preferences.getSnapshot().context
  const { documentElement: page } = document
  if (mode === 'system') delete page.dataset['theme']
  else page.dataset['theme'] = mode
  page.lang = language
}

/** The page wears the chosen theme and language; without a choice the style sheet follows the device. */
export const useAppearance = (preferences: PreferencesActor) =>
  useEffect(() => {
    wear(preferences)
    const watching = preferences.subscribe(() => wear(preferences))
    return () => watching.unsubscribe()
  }, [preferences])
