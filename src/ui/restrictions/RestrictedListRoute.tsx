import { useEffect } from 'react'
import { useParams } from 'react-router'
import type { Restrictions } from '../../application/restrictions/RestrictionGateway.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { ORGANIZATIONS } from '../organizations/addresses.ts'
import type { ScreenProps } from '../ScreenProps.ts'
import { RestrictedListDialog } from './RestrictedListDialog.tsx'
import { RestrictedTreeDialog } from './RestrictedTreeDialog.tsx'

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

/** `user/restricted/{organizationId}/{id}`. The modules are known of the organization one works in; of another one all are offered. */
export const RestrictedTreeRoute = ({ shell: { restrictedTree }, claims }: ScreenProps) => {
  const { organizationId = '', id: userId = '' } = useParams()
  const { close } = useDialogAddress(ORGANIZATIONS)
  const { organization, settings } = claims
  const modules = organization.id === organizationId ? settings.availableModules : RESOURCE_TYPES
  const types = RESOURCE_TYPES.filter((type) => modules.includes(type))
  const named = types.join(' ')
  useEffect(() => {
    const opened = RESOURCE_TYPES.filter((type) => named.split(' ').includes(type))
    restrictedTree.send({ type: 'tree.open', of: { of: 'access', organizationId, userId }, types: opened })
    return () => restrictedTree.send({ type: 'close' })
  }, [restrictedTree, organizationId, userId, named])
  return <RestrictedTreeDialog tree={restrictedTree} onClose={close} />
}

/** `user/restricted-publication/all/{organizationId}/{id}`: of everybody, from whichever account it was opened. */
export const PublicationRestrictionsRoute = (props: ScreenProps) => useRestrictedList(props, 'publication')
