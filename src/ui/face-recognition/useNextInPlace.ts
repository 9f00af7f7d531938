import { useEffect, useEffectEvent, useRef } from 'react'
import type { Somebody } from '../../application/face-recognition/somebody.ts'

interface Looking {
  readonly items: readonly Somebody[]
  /** Whose pictures are looked at. */
  readonly openKey: string | undefined
  /** Of whom it was decided here, and who are listed no more. */
  readonly decided: ReadonlySet<string>
  readonly onNext: (somebody: Somebody) => void
  readonly onLast: () => void
}

/** Whoever decides of the one they look at, so that they are listed no more, goes on to the one in their place; from the last one back to the list. */
export const useNextInPlace = ({ items, openKey, decided, onNext, onLast }: Looking): void => {
  const place = useRef(0)
  const at = items.findIndex(({ key }) => key === openKey)
  const isDecided = openKey !== undefined && at < 0 && decided.has(openKey)
  const goOn = useEffectEvent(() => {
    const next = items[place.current]
    if (next === undefined) onLast()
    else onNext(next)
  })
  useEffect(() => {
    if (at >= 0) place.current = at
    if (isDecided) goOn()
  }, [at, isDecided])
}
