import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The places of the top bar that the screen below fills. */
export const Slots = createContext<{ readonly crumbs: HTMLElement | null }>({ crumbs: null })

/** Puts the screen's breadcrumbs into the top bar; outside the shell they are not shown. */
export const InTopBar = ({ children }: { readonly children: ReactNode }) => {
  const { crumbs } = useContext(Slots)
  return crumbs && createPortal(children, crumbs)
}
