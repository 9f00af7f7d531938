import { useSelector } from '@xstate/react'
import type { DuplicateActors } from '../../application/duplicates/duplicateActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { DuplicatesScreen } from './DuplicatesScreen.tsx'

/** The duplicates at their address. The route's loader has opened them. */
export const DuplicatesRoute = ({ entry, shell, claims }: ScreenProps<DuplicateActors>) => {
  const letters = useSelector(entry.preferences, ({ context }) => context.letters)
  return <DuplicatesScreen actors={shell} permissions={claims.permissions} letters={letters} />
}
