import { useSelector } from '@xstate/react'
import type { OrganizationActor } from '../../application/organizations/organization.machine.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { OrganizationProperties } from './OrganizationProperties.tsx'

/** All that is known of an organization. */
export const OrganizationDetails = ({ organization }: { readonly organization: OrganizationActor }) => {
  const detail = useSelector(organization, ({ context }) => context.detail)
  return detail === undefined ? <Skeleton $height="12rem" /> : <OrganizationProperties detail={detail} />
}
