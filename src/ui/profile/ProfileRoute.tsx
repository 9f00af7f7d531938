import type { ProfileActors } from '../../application/profile/profileActors.ts'
import type { TwoFactorActors } from '../../application/two-factor/twoFactorActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

/** The own account at its address. It lies in the own organization, whose features count wherever one is at work. */
export const ProfileRoute = ({ entry, shell }: ScreenProps<ProfileActors & TwoFactorActors>) => (
  <ProfileScreen
    account={shell}
    preferences={entry.preferences}
    twoFactor={entry.session.getSnapshot().context.session?.claims.settings.availableFeatures.includes('TwoFaAuth') === true ? shell.twoFactor : undefined}
  />
)
