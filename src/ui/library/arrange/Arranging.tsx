import { useSelector } from '@xstate/react'
import { lazy } from 'react'
import type { ShellActors } from '../../../application/actors.ts'

const ArrangeDialog = lazy(() => import('./ArrangeDialog.tsx').then(({ ArrangeDialog }) => ({ default: ArrangeDialog })))

/** The dialog of copying, moving and restoring, while it is open. */
export const Arranging = ({ arranging, destinations }: Pick<ShellActors, 'arranging' | 'destinations'>) => {
  const open = useSelector(arranging, (snapshot) => snapshot.hasTag('open'))
  return open && <ArrangeDialog arranging={arranging} destinations={destinations} />
}
