import type { ScreenProps } from '../ScreenProps.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

/** The own account at its address. */
export const ProfileRoute = ({ entry, shell, claims }: ScreenProps) => (
  <ProfileScreen
    account={shell}
    preferences={entry.preferences}
    twoFactor={claims.settings.availableFeatures.includes('TwoFaAuth') ? shell.twoFactor : undefined}
  />
)
