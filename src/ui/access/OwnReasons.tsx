import { useOutletContext } from 'react-router'
import type { Rest } from '../../application/actors.ts'
import type { Reason } from '../../domain/access/reason.ts'
import { useRest } from '../routing/useRest.ts'
import type { FirstScreenProps } from '../ScreenProps.ts'
import { Reasons } from './Reasons.tsx'

const NOTHING: Rest = { load: () => Promise.reject(new Error('There is no shell')), now: () => undefined, subscribe: () => () => undefined }

/** Why something is refused to whoever is signed in here, and whom they can ask. */
export const OwnReasons = ({ reasons }: { readonly reasons: readonly Reason[] }) => {
  const shell = useOutletContext<FirstScreenProps | undefined>()
  const all = useRest(shell?.shell.rest ?? NOTHING)
  return <Reasons reasons={reasons} roleName={shell?.claims.user.role ?? ''} {...(all === undefined ? {} : { advisers: all.advisers })} />
}
