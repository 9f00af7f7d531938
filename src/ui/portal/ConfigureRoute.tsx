import { useEffect } from 'react'
import { useParams } from 'react-router'
import type { PortalActors } from '../../application/portal/portalActors.ts'
import { PORTAL_SECTIONS } from '../../domain/portal/portal.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { PORTAL } from '../addresses/portal.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { PortalConfigure } from './PortalConfigure.tsx'

/** The configuration of the portal at its addresses: `configure/main-page`, `configure/about-us`, `configure/contact`. */
export const ConfigureRoute = ({ shell }: ScreenProps<PortalActors>) => {
  const { '*': tail = '' } = useParams()
  const { close } = useDialogAddress(PORTAL)
  const { portalForm } = shell
  useEffect(() => {
    portalForm.send({ type: 'form.opened' })
    return () => portalForm.send({ type: 'form.closed' })
  }, [portalForm])
  return <PortalConfigure actors={shell} section={PORTAL_SECTIONS.find((section) => section === tail) ?? PORTAL_SECTIONS[0]} onClose={close} />
}
