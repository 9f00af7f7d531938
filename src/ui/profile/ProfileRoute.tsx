import type { ProfileActors } from '../../application/profile/profileActors.ts'
import type { TwoFactorActors } from '../../application/two-factor/twoFactorActors.ts'
import { isOffered } from '../../domain/rights/offered.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

/** The own account at its address. It lies in the own organization, whose features count wherever one is at work. */
export const ProfileRoute = ({ entry, shell }: ScreenProps<ProfileActors & TwoFactorActors>) => {
  const own = entry.session.getSnapshot().context.session?.claims.settings
  const hasSecondStep = own !== undefined && isOffered(own.availableFeatures, 'manageOwnSecondStep')
  return <ProfileScreen account={shell} preferences={entry.preferences} twoFactor={hasSecondStep ? shell.twoFactor : undefined} />
}
