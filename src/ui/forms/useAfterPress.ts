import { useCallback, useEffect, useRef } from 'react'

/** A press that opens the browser's own menu is not always released; a key is struck when nothing is pressed any more. */
const ENDS = ['pointerup', 'pointercancel', 'contextmenu', 'keydown'] as const

/**
 * Answers how to leave a field: what that changes in the page waits until what is pressed has been found, or it might move away from under the
 * pointer. It is done before the press itself is heard, which therefore finds all that was typed.
 */
export const useAfterPress = (): ((act: () => void) => void) => {
  const isHeld = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  const go = useCallback(() => {
    for (const act of waiting.current.splice(0)) act()
  }, [])
  useEffect(() => {
    const press = () => {
      isHeld.current = true
    }
    const release = () => {
      isHeld.current = false
      setTimeout(go)
    }
    document.addEventListener('pointerdown', press, true)
    for (const end of ENDS) document.addEventListener(end, release, true)
    document.addEventListener('click', go, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      for (const end of ENDS) document.removeEventListener(end, release, true)
      document.removeEventListener('click', go, true)
      go()
    }
  }, [go])
  return useCallback(
    (act) => {
      waiting.current.push(act)
      // A finger's press leaves the field after it was lifted, and is still to be heard.
      if (!isHeld.current) setTimeout(go)
    },
    [go],
  )
}
