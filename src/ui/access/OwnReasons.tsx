import { useEffect } from 'react'
import { useOutletContext } from 'react-router'
import { RESTRICTIONS } from '../../application/restrictions/restrictionActors.ts'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { Reason } from '../../domain/access/reason.ts'
import { useCapability } from '../page/useCapability.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { Reasons } from './Reasons.tsx'

interface OwnReasonsProps {
  readonly reasons: readonly Reason[]
  /** Whom they can ask is found out only then. */
  readonly advised?: boolean
}

interface AdvisedProps extends Pick<OwnReasonsProps, 'reasons'> {
  readonly roleName: string
  readonly capabilities: Capabilities
}

/** Without whom to ask where that cannot be fetched. */
const Advised = ({ capabilities, ...rest }: AdvisedProps) => {
  const advisers = useCapability(capabilities, RESTRICTIONS)?.advisers
  useEffect(() => void capabilities.load(RESTRICTIONS).catch(() => undefined), [capabilities])
  return <Reasons {...rest} {...(advisers === undefined ? {} : { advisers })} />
}

/** Why something is refused to whoever is signed in here, and whom they can ask. */
export const OwnReasons = ({ reasons, advised = true }: OwnReasonsProps) => {
  // Null where no page is around it.
  const props = useOutletContext<ScreenProps | null | undefined>() ?? undefined
  const roleName = props?.claims.user.role ?? ''
  if (props === undefined || !advised) return <Reasons reasons={reasons} roleName={roleName} />
  return <Advised reasons={reasons} roleName={roleName} capabilities={props.shell.capabilities} />
}
