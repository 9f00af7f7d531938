import { useEffect } from 'react'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { OrganizationAt } from './OrganizationAt.tsx'

/** The organization with its accounts, behind a dialog about one of them. */
export const OrganizationBehind = ({ id, ...props }: ScreenProps & { readonly id: string }) => {
  const { organization } = props.shell
  useEffect(() => {
    organization.send({ type: 'view.open', id })
    return () => organization.send({ type: 'close' })
  }, [organization, id])
  return <OrganizationAt {...props} id={id} part="accounts" />
}
