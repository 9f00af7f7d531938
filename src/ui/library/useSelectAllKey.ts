import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../kit/isTyping.ts'

/** Ctrl or Cmd with A means the list as soon as there is a page: the other keys' code may still be on its way, and the page's text is not to be marked. */
export const useSelectAllKey = (selectAll: (() => void) | undefined) => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    if (event.key.toLowerCase() !== 'a') return
    event.preventDefault()
    selectAll?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
