import { useCallback, useEffect, useRef } from 'react'

const ENDS = ['pointerup', 'pointercancel'] as const

/**
 * Answers how to wait until what a pointer has pressed knows that it was pressed: whoever changes the page in between, as when a field is left by
 * that very press, may take its target away from under it.
 */
export const useRelease = (): (() => Promise<void>) => {
  const isHeld = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => {
      isHeld.current = true
    }
    const release = () => {
      isHeld.current = false
      for (const resolve of waiting.current.splice(0)) setTimeout(resolve)
    }
    document.addEventListener('pointerdown', press, true)
    for (const end of ENDS) document.addEventListener(end, release, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      for (const end of ENDS) document.removeEventListener(end, release, true)
    }
  }, [])
  return useCallback(
    () =>
      new Promise((resolve) => {
        if (isHeld.current) waiting.current.push(resolve)
        else setTimeout(resolve)
      }),
    [],
  )
}
