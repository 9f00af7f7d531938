import { type RefObject, useEffect, useRef } from 'react'

/** Of the button in whose place a form opens, or what stands there then: it has the focus once the form is gone, unless something else has it by then. */
export const useFocusAfter = <Place extends HTMLElement = HTMLButtonElement>(isOpen: boolean): RefObject<Place | null> => {
  const place = useRef<Place>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return place
}
