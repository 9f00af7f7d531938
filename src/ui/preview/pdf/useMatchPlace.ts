import { useEffect, useRef, useState } from 'react'
import { firstFrom, type Match } from './matches.ts'

/** Which of the matches one is at, from page `first` on. It is gone to, until the reader turns the pages: then only once they look for it again. */
export const useMatchPlace = (matches: readonly Match[] | undefined, first: number | undefined, go: (page: number) => void) => {
  /** Undefined: the first from a page on. */
  const [at, setAt] = useState<number>()
  const [from, setFrom] = useState(first ?? 1)
  const follows = useRef(true)
  const place = at ?? firstFrom(matches ?? [], from)
  const here = matches?.[place]
  // What is looked through grows while one reads, and the same match is another object then.
  const page = here?.page
  useEffect(() => {
    if (page !== undefined && follows.current) go(page)
  }, [page, go])
  return {
    place,
    here,
    turn: (to: number) => {
      follows.current = false
      go(to)
    },
    step: (by: 1 | -1) => {
      follows.current = true
      const next = matches?.length ? (place + by + matches.length) % matches.length : 0
      setAt(next)
      // It is the only one: nothing changes by which it would be gone to.
      if (next === place && page !== undefined) go(page)
    },
    /** Something else is looked for. */
    restart: () => {
      follows.current = true
      setAt(undefined)
      setFrom(1)
    },
  }
}
