import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/** Hears of the page being left for another one, by a link or by the browser's Back. */
export const useLeftPage = (left: () => void): void => {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const last = useRef(address)
  const heard = useEffectEvent(left)
  useEffect(() => {
    if (last.current !== address) heard()
    last.current = address
  }, [address])
}
