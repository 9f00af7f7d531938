import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far outside of what is seen something is drawn already. */
const MARGIN = '1200px 0px'

/** What scrolls around an element; the page itself, where nothing does. */
const scrollerOf = (element: HTMLElement): HTMLElement | null => {
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  }
  return null
}

/** Calls back when an element comes near to what is seen, and when it leaves. */
export const watchNear = (element: HTMLElement, onNear: (isNear: boolean, height: number) => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (entry !== undefined) onNear(entry.isIntersecting, entry.boundingClientRect.height)
    },
    { root: scrollerOf(element), rootMargin: MARGIN },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** A part of a long list that is drawn only near to what is seen; elsewhere its room is kept. What has the focus stays. */
export const NearViewport = ({ children }: { readonly children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    const element = root.current
    if (element === null) return undefined
    return watchNear(element, (isNear, height) => {
      if (isNear) setRoom(undefined)
      else if (!element.contains(document.activeElement)) setRoom(height)
    })
  }, [])
  return (
    <div ref={root} style={{ height: room }}>
      {room === undefined && children}
    </div>
  )
}
