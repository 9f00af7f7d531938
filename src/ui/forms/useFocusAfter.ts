import { type RefObject, useEffect, useRef } from 'react'

/** Of the button in whose place a form opens: it has the focus once the form is gone, unless something else has it by then. */
export const useFocusAfter = (isOpen: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
