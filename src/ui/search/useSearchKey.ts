import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../kit/isTyping.ts'

/** "/" leads to the search from anywhere but where it is typed; not for whoever turned single signs off. */
export const useSearchKey = (isOn: boolean, pressed: () => void) => {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    pressed()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => heard(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
