import { useSelector } from '@xstate/react'
import { lazy } from 'react'
import type { ShellActors } from '../../application/actors.ts'

const ArrangeDialog = lazy(() => import('./ArrangeDialog.tsx').then(({ ArrangeDialog }) => ({ default: ArrangeDialog })))

interface ArrangingProps extends Pick<ShellActors, 'arranging' | 'destinations' | 'places' | 'files'> {
  /** Whether a folder may be made to put it into. */
  readonly mayMake: boolean
}

/** The dialog of copying, moving and restoring, while it is open. */
export const Arranging = (props: ArrangingProps) => {
  const open = useSelector(props.arranging, (snapshot) => snapshot.hasTag('open'))
  return open && <ArrangeDialog {...props} />
}
