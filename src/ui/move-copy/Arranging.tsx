import { useSelector } from '@xstate/react'
import { lazy } from 'react'
import type { FirstActors } from '../../application/actors.ts'
import type { MoveCopyActors } from '../../application/move-copy/moveCopyActors.ts'

const ArrangeDialog = lazy(() => import('./ArrangeDialog.tsx').then(({ ArrangeDialog }) => ({ default: ArrangeDialog })))

interface ArrangingProps extends Pick<MoveCopyActors, 'arranging' | 'destinations' | 'places'>, Pick<FirstActors, 'files'> {
  /** Whether a folder may be made to put it into. */
  readonly mayMake: boolean
}

/** The dialog of copying, moving and restoring, while it is open. */
export const Arranging = (props: ArrangingProps) => {
  const open = useSelector(props.arranging, (snapshot) => snapshot.hasTag('open'))
  return open && <ArrangeDialog {...props} />
}
