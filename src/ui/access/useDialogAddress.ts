import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface DialogAddress {
  /** The address of a dialog over a list, by its path below the list's own (`detail/…`). What the list shows stays. */
  readonly to: (path: string) => string
  /** Back to the list; it takes the dialog's place in the history. */
  readonly close: () => void
}

/** The dialogs of an area of the administration are addresses: linked, reloaded, and left for the list below them. */
export const useDialogAddress = (area: string): DialogAddress => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const close = useCallback(() => {
    void navigate({ pathname: area, search }, { replace: true })
  }, [area, navigate, search])
  return { to: (path) => `${area}/${path}${search}`, close }
}
