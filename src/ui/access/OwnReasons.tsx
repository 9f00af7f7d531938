import { useOutletContext } from 'react-router'
import type { Rest } from '../../application/actors.ts'
import type { Reason } from '../../domain/access/reason.ts'
import { useRest } from '../page/useRest.ts'
import type { FirstScreenProps } from '../page/ScreenProps.ts'
import { Reasons } from './Reasons.tsx'

const NOTHING: Rest = { load: () => Promise.reject(new Error('There is no shell')), now: () => undefined, subscribe: () => () => undefined }

interface OwnReasonsProps {
  readonly reasons: readonly Reason[]
  /** Whom they can ask is found out only then. */
  readonly advised?: boolean
}

/** Why something is refused to whoever is signed in here, and whom they can ask. */
export const OwnReasons = ({ reasons, advised = true }: OwnReasonsProps) => {
  const shell = useOutletContext<FirstScreenProps | undefined>()
  const all = useRest(shell?.shell.rest ?? NOTHING)
  return <Reasons reasons={reasons} roleName={shell?.claims.user.role ?? ''} {...(all === undefined || !advised ? {} : { advisers: all.advisers })} />
}
