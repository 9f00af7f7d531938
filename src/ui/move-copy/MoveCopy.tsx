import { useSelector } from '@xstate/react'
import type { FirstActors } from '../../application/actors.ts'
import type { MoveCopyActors } from '../../application/move-copy/moveCopyActors.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

const MoveCopyDialog = lazyPart(() => import('./MoveCopyDialog.tsx').then(({ MoveCopyDialog }) => ({ default: MoveCopyDialog })))

interface MoveCopyProps extends Pick<MoveCopyActors, 'moveCopy' | 'destinations' | 'places'>, Pick<FirstActors, 'files'> {
  /** Whether a folder may be made to put it into. */
  readonly mayMake: boolean
}

/** The dialog of copying, moving and restoring, while it is open. */
export const MoveCopy = (props: MoveCopyProps) => {
  const open = useSelector(props.moveCopy, (snapshot) => snapshot.hasTag('open'))
  return open && <MoveCopyDialog {...props} />
}
