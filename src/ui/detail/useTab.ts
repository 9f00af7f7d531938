import { useLocation } from 'react-router'

interface Tabbed<Tab> {
  /** The tab that the address names; the first, where it names none. */
  readonly tab: Tab | undefined
  /** Where another tab of the same page stands, with the list one came from. */
  readonly to: (segment: string) => string
}

/** Tabs stand at the last step of the address. */
export const useTab = <Tab extends { readonly segment: string }>(tabs: readonly Tab[]): Tabbed<Tab> => {
  const { pathname, search } = useLocation()
  const end = pathname.lastIndexOf('/') + 1
  return {
    tab: tabs.find(({ segment }) => segment === pathname.slice(end)) ?? tabs[0],
    to: (segment) => pathname.slice(0, end) + segment + search,
  }
}
