import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Hears of the page being left by the browser's Back or Forward: behind a dialog there is no link to press, and what leads there comes before it. */
export const useLeftPage = (left: () => void): void => {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const isBack = useNavigationType() === NavigationType.Pop
  const last = useRef(address)
  const onLeft = useEffectEvent(left)
  useEffect(() => {
    if (last.current !== address && isBack) onLeft()
    last.current = address
  }, [address, isBack])
}
