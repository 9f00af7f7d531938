import type { SearchActors } from '../../application/search/searchActors.ts'
import { searchFor } from '../../application/search/results.machine.ts'
import { termOf } from '../addresses/search.ts'

/** Makes the search that an address names; one that has been made stays as it is. */
export const openSearch = ({ results }: SearchActors, { request }: { readonly request: { readonly url: string } }): void => {
  const term = termOf(new URL(request.url).searchParams)
  const now = results.getSnapshot()
  const isOpen = now.context.list?.term === term && !now.matches('failed')
  if (!isOpen) results.send(searchFor({ term }))
}
