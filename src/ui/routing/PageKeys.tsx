import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { isPressed, PAGE_SHORTCUTS } from '../../domain/preferences/shortcuts.ts'
import { isTyping } from '../kit/isTyping.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { takeAhead } from '../page/takeAhead.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

const Palette = lazyPart(() => import('../palette/Palette.tsx').then(({ Palette }) => ({ default: Palette })))
const ShortcutList = lazyPart(() => import('../shell/ShortcutList.tsx').then(({ ShortcutList }) => ({ default: ShortcutList })))

/** The keys of every page, and what they open. Whatever else is open as a dialog goes first. */
export const PageKeys = (page: ScreenProps) => {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>()
  const letters = useSelector(page.entry.preferences, ({ context }) => context.letters)
  const close = () => setOpen(undefined)
  const { ahead = [] } = page
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // In a field the key takes back what was typed.
    if (isPressed(PAGE_SHORTCUTS.undo, event) && !isTyping(event.target)) {
      event.preventDefault()
      return page.entry.notifications.send({ type: 'undo' })
    }
    const wanted = isPressed(PAGE_SHORTCUTS.palette, event) ? 'palette' : letters && isPressed(PAGE_SHORTCUTS.help, event) ? 'shortcuts' : undefined
    if (wanted === undefined) return
    if (wanted === 'palette') event.preventDefault()
    if (open === wanted && wanted === 'palette') return close()
    if (document.querySelector('[role=dialog]') || (wanted === 'shortcuts' && isTyping(event.target))) return
    event.preventDefault()
    setOpen(wanted)
  })
  const begin = useEffectEvent(() => {
    const early = takeAhead(ahead, 'page')
    if (early !== undefined) onKey(early.event)
  })
  useEffect(() => {
    const timer = setTimeout(() => begin())
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) onKey(event)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <Suspense>
      {open === 'palette' && <Palette {...page} onClose={close} />}
      {open === 'shortcuts' && <ShortcutList preferences={page.entry.preferences} onClose={close} />}
    </Suspense>
  )
}
