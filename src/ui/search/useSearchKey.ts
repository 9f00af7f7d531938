import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

/** "/" leads to the search from anywhere but where it is typed. */
export const useSearchKey = (pressed: () => void) => {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    pressed()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => heard(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
