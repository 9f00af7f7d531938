import type { HomeActors } from '../../application/home/homeActors.ts'
import { hasHome } from '../../domain/navigation/admission.ts'
import { NothingLanding } from '../landing/NothingLanding.tsx'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { useCapability } from '../page/useCapability.ts'
import { TRANSFERS } from '../../application/transfers/transferActors.ts'
import { HomeScreen } from './HomeScreen.tsx'

/** What `/` shows: home, or what somebody reads who may open nothing. The route's loader has opened it. */
export const HomeRoute = ({ shell, claims }: ScreenProps<HomeActors>) => {
  const transfers = useCapability(shell.capabilities, TRANSFERS)
  return hasHome(claims) ? <HomeScreen actors={shell} claims={claims} transfers={transfers?.transfers} /> : <NothingLanding claims={claims} />
}
