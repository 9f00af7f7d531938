import { useEffect, useEffectEvent } from 'react'
import { isTyping } from './isTyping.ts'

/** Hears the keys that are the page's: nobody has taken them, and they do not belong to what has the focus. */
export const usePageKey = (pressed: (event: KeyboardEvent) => void) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !isTyping(event.target)) pressed(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
