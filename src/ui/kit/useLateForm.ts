import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus where the form of a dialog begins, when it comes after the dialog: what it is about had to be read. For the panel around it. */
export const useLateForm = (hasForm: boolean): RefObject<HTMLDivElement | null> => {
  const panel = useRef<HTMLDivElement>(null)
  const isEntered = useRef(false)
  useEffect(() => {
    const form = panel.current?.querySelector('form')
    const isLate = isEntered.current && hasForm
    isEntered.current = true
    if (isLate && form?.contains(document.activeElement) === false) form.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [hasForm])
  return panel
}
