import type { ShellActors } from '../../application/actors.ts'
import { termOf } from './addresses.ts'

/** Reads the list that an address names; one that is shown stays as it is. */
export const openOrganizations = (
  { organizations }: Pick<ShellActors, 'organizations'>,
  { request }: { readonly request: { readonly url: string } },
): void => {
  const term = termOf(new URL(request.url).searchParams)
  const now = organizations.getSnapshot()
  const isOpen = now.context.term === term && !now.matches('unopened') && !now.matches('failed')
  if (!isOpen) organizations.send({ type: 'organizations.opened', term })
}
