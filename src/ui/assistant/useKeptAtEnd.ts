import { type RefObject, useEffect, useRef, useState } from 'react'

/** Pixels from the end that still count as there. */
const NEAR = 48

const toEndOf = (element: HTMLElement | null): void => element?.scrollTo(0, element.scrollHeight)

/** Keeps what grows in sight for who reads at its end, and lets alone who has scrolled up. */
export const useKeptAtEnd = (scroller: RefObject<HTMLElement | null>) => {
  const isAtEnd = useRef(true)
  const [isAway, setAway] = useState(false)
  const toEnd = () => {
    isAtEnd.current = true
    setAway(false)
    toEndOf(scroller.current)
  }

  useEffect(() => {
    const { current } = scroller
    const content = current?.firstElementChild
    if (!current || !content) return undefined
    let height = current.scrollHeight
    const look = () => {
      isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR
      setAway(!isAtEnd.current)
    }
    // What has grown since it was last seen has not been scrolled away from: it is seen to at once.
    const lookAsSeen = () => {
      if (current.scrollHeight === height) look()
    }
    const observer = new ResizeObserver(() => {
      height = current.scrollHeight
      if (isAtEnd.current) toEndOf(current)
      else look()
    })
    observer.observe(content)
    current.addEventListener('scroll', lookAsSeen, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', lookAsSeen)
    }
  }, [scroller])
  return { isAway, toEnd }
}
