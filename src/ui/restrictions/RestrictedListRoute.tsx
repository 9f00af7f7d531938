import { useEffect } from 'react'
import { useParams } from 'react-router'
import type { Restrictions } from '../../application/restrictions/RestrictionGateway.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { ORGANIZATIONS } from '../organizations/addresses.ts'
import type { ScreenProps } from '../ScreenProps.ts'
import { RestrictedListDialog } from './RestrictedListDialog.tsx'

const useRestrictedList = ({ shell }: ScreenProps, of: Restrictions['of']) => {
  const { restrictedList } = shell
  const { organizationId = '', id: userId = '' } = useParams()
  const { close } = useDialogAddress(ORGANIZATIONS)
  useEffect(() => {
    restrictedList.send({ type: 'list.open', of: of === 'access' ? { of, organizationId, userId } : { of, organizationId } })
    return () => restrictedList.send({ type: 'close' })
  }, [restrictedList, of, organizationId, userId])
  return <RestrictedListDialog list={restrictedList} onClose={close} />
}

/** `user/restricted/all/{organizationId}/{id}`. */
export const AccessRestrictionsRoute = (props: ScreenProps) => useRestrictedList(props, 'access')

/** `user/restricted-publication/all/{organizationId}/{id}`: of everybody, from whichever account it was opened. */
export const PublicationRestrictionsRoute = (props: ScreenProps) => useRestrictedList(props, 'publication')
