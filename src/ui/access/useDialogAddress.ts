import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Parts of an address that nothing but the list below has. */
const NONE: readonly string[] = []

interface DialogAddress {
  /** The address of a dialog over a list, by its path below the list's own (`detail/…`). What the list shows stays. */
  readonly to: (path: string) => string
  /** Back to the list; it takes the dialog's place in the history. */
  readonly close: () => void
}

/**
 * The dialogs of an area of the administration are addresses: linked, reloaded, and left for the list below them. `own`: parts of the address
 * that go with the dialog.
 */
export const useDialogAddress = (area: string, own: readonly string[] = NONE): DialogAddress => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const close = useCallback(() => {
    const left = new URLSearchParams(search)
    for (const name of own) left.delete(name)
    void navigate({ pathname: area, search: left.toString() }, { replace: true })
  }, [area, navigate, own, search])
  return { to: (path) => `${area}/${path}${search}`, close }
}
