import type { HomeActors } from '../../application/home/homeActors.ts'
import { hasHome } from '../../domain/navigation/admission.ts'
import { Landing } from '../landing/Landing.tsx'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { useCapability } from '../page/useCapability.ts'
import { TRANSFERS } from '../../application/transfers/transferActors.ts'
import { HomeScreen } from './HomeScreen.tsx'

/** What `/` shows: home, or what somebody without one is told. The route's loader has opened it. */
export const HomeRoute = ({ shell, claims }: ScreenProps<HomeActors>) => {
  const transfers = useCapability(shell.capabilities, TRANSFERS)
  return hasHome(claims) ? <HomeScreen actors={shell} claims={claims} transfers={transfers?.transfers} /> : <Landing claims={claims} />
}
