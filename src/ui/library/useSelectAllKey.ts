import { useEffect, useEffectEvent } from 'react'
import { isPressed } from '../../domain/preferences/shortcuts.ts'
import { isTyping } from '../kit/isTyping.ts'

/**
 * Ctrl or Cmd with A means the list as soon as it is awaited: the other keys' code may still be on its way, and the page's text is not to be
 * marked. Where no list is, the key is the browser's.
 */
export const useSelectAllKey = (stage: 'opening' | 'shown' | 'none', selectAll: () => void) => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (stage === 'none' || event.defaultPrevented || isTyping(event.target) || !isPressed('Mod+A', event)) return
    event.preventDefault()
    if (stage === 'shown') selectAll()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
