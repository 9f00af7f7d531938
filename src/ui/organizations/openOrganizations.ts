import type { OrganizationActors } from '../../application/organizations/organizationActors.ts'
import type { OrganizationView } from '../../domain/organizations/list.ts'
import { organizationViewOf } from '../addresses/organizations.ts'

const PARTS = ['term', 'type', 'state', 'module', 'sort', 'direction'] as const satisfies readonly (keyof OrganizationView)[]

/** Reads the list that an address names; one that is shown stays as it is. */
export const openOrganizations = (
  { organizations }: Pick<OrganizationActors, 'organizations'>,
  { request }: { readonly request: { readonly url: string } },
): void => {
  const view = organizationViewOf(new URL(request.url).searchParams)
  const now = organizations.getSnapshot()
  const isSame = PARTS.every((part) => now.context.view[part] === view[part])
  const isOpen = isSame && !now.matches('unopened') && !now.matches('failed')
  if (!isOpen) organizations.send({ type: 'organizations.opened', view })
}
