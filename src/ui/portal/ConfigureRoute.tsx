import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import type { PortalActors } from '../../application/portal/portalActors.ts'
import { PORTAL_FIELDS, PORTAL_SECTIONS } from '../../domain/portal/portal.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { PORTAL } from '../addresses/portal.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { PortalConfigure } from './PortalConfigure.tsx'

/** The configuration of the portal at its addresses: `configure/main-page`, `configure/about-us`, `configure/contact`. */
export const ConfigureRoute = ({ shell }: ScreenProps<PortalActors>) => {
  const { '*': tail = '' } = useParams()
  const { close } = useDialogAddress(PORTAL)
  const { hash } = useLocation()
  const { portalForm } = shell
  useEffect(() => {
    portalForm.send({ type: 'form.opened' })
    return () => portalForm.send({ type: 'form.closed' })
  }, [portalForm])
  const section = PORTAL_SECTIONS.find((one) => one === tail) ?? PORTAL_SECTIONS[0]
  return <PortalConfigure actors={shell} section={section} focused={PORTAL_FIELDS.find((field) => `#${field}` === hash)} onClose={close} />
}
