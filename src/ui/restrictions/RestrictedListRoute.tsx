import { useEffect } from 'react'
import { useParams } from 'react-router'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { ORGANIZATIONS } from '../addresses/organizations.ts'
import type { RestrictionActors } from '../../application/restrictions/restrictionActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { USER_GROUPS } from '../addresses/userGroups.ts'
import { RestrictedListDialog } from './RestrictedListDialog.tsx'
import { RestrictedTreeDialog } from './RestrictedTreeDialog.tsx'

/** Whose restrictions: a user's, a group's, or those of publication, which are everybody's. */
type Whose = 'user' | 'group' | 'publication'

const restrictionsOf = (whose: Exclude<Whose, 'publication'>, organizationId: string, id: string) =>
  ({ of: 'access', organizationId, ...(whose === 'user' ? { userId: id } : { groupId: id }) }) as const

const pageOf = (whose: Whose): string => (whose === 'group' ? USER_GROUPS : ORGANIZATIONS)

const useRestrictedList = ({ shell }: ScreenProps<RestrictionActors>, whose: Whose) => {
  const { restrictedList } = shell
  const { organizationId = '', id = '' } = useParams()
  const { close } = useDialogAddress(pageOf(whose))
  useEffect(() => {
    restrictedList.send({ type: 'list.open', of: whose === 'publication' ? { of: whose, organizationId } : restrictionsOf(whose, organizationId, id) })
    return () => restrictedList.send({ type: 'close' })
  }, [restrictedList, whose, organizationId, id])
  return <RestrictedListDialog list={restrictedList} onClose={close} />
}

/** The modules are known of the organization one works in; of another one all are offered. */
const useRestrictedTree = ({ shell: { restrictedTree, restrictedSearch, restrictionEffect }, claims }: ScreenProps<RestrictionActors>, whose: Exclude<Whose, 'publication'>) => {
  const { organizationId = '', id = '' } = useParams()
  const { close } = useDialogAddress(pageOf(whose))
  const { organization, settings } = claims
  const modules = organization.id === organizationId ? settings.availableModules : RESOURCE_TYPES
  const types = RESOURCE_TYPES.filter((type) => modules.includes(type))
  const named = types.join(' ')
  useEffect(() => {
    const opened = RESOURCE_TYPES.filter((type) => named.split(' ').includes(type))
    restrictedTree.send({ type: 'tree.open', of: restrictionsOf(whose, organizationId, id), types: opened })
    return () => restrictedTree.send({ type: 'close' })
  }, [restrictedTree, whose, organizationId, id, named])
  return <RestrictedTreeDialog tree={restrictedTree} search={restrictedSearch} effect={restrictionEffect} onClose={close} />
}

/** `user/restricted/all/{organizationId}/{id}`. */
export const AccessRestrictionsRoute = (props: ScreenProps<RestrictionActors>) => useRestrictedList(props, 'user')

/** `user/restricted/{organizationId}/{id}`. */
export const RestrictedTreeRoute = (props: ScreenProps<RestrictionActors>) => useRestrictedTree(props, 'user')

/** `restricted/all/{organizationId}/{id}`, over the groups. */
export const GroupRestrictionsRoute = (props: ScreenProps<RestrictionActors>) => useRestrictedList(props, 'group')

/** `restricted/{organizationId}/{id}`, over the groups. */
export const GroupTreeRoute = (props: ScreenProps<RestrictionActors>) => useRestrictedTree(props, 'group')

/** `user/restricted-publication/all/{organizationId}/{id}`: of everybody, from whichever account it was opened. */
export const PublicationRestrictionsRoute = (props: ScreenProps<RestrictionActors>) => useRestrictedList(props, 'publication')
