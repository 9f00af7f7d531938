import { redirect } from 'react-router'
import type { Arrival } from '../page/Arrival.ts'
import { refuse } from '../page/guard.ts'

/** The tab that an address names. Without one it leads to the first; one that there is not is not found. */
export const tabAt = <Tab extends { readonly segment: string }>(tabs: readonly Tab[], { request, params }: Arrival): Tab => {
  const { pathname, search } = new URL(request.url)
  const segment = params['*'] ?? ''
  const [first] = tabs
  if (segment === '' && first !== undefined) throw redirect(`${pathname.replace(/\/$/, '')}/${first.segment}${search}`)
  return tabs.find((tab) => tab.segment === segment) ?? refuse(404)
}
