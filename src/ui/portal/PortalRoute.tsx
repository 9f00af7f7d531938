import { useEffect } from 'react'
import type { PortalActors } from '../../application/portal/portalActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { PortalScreen } from './PortalScreen.tsx'
import { PublicationDialog } from './PublicationDialog.tsx'

/** The public portal of the organization that is worked in. */
export const PortalRoute = ({ shell }: ScreenProps<PortalActors>) => {
  const { portal, portalVisits } = shell
  useEffect(() => {
    portal.send({ type: 'portal.opened' })
    portalVisits.send({ type: 'visits.opened' })
  }, [portal, portalVisits])
  return (
    <>
      <PortalScreen actors={shell} />
      <PublicationDialog publication={shell.publication} />
    </>
  )
}
