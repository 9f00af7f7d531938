import { useEffect, useEffectEvent, useState } from 'react'

export interface LeftWord {
  /** What stands in the field though it names nothing, or is still being looked up; empty: nothing does. */
  readonly text: string
  /** It was looked up, and names nothing. */
  readonly isUnknown: boolean
  /** Somebody goes on as soon as it is known what the word names. */
  readonly isAwaited: boolean
  readonly onLeft: (text: string) => void
  readonly onUnknown: (text: string) => void
  /** Goes on at once where no word is left, and when it was looked up and names something; a word that names nothing stays. */
  readonly press: () => void
}

/** `followed`: how many presses were, after their word was known. */
const NOTHING = { text: '', isUnknown: false, isAwaited: false, followed: 0 }

/** The word that was left in a field that finds: it stays there until it names something or is taken away. `goOn`: what a press does without it. */
export const useLeftWord = (goOn: () => void): LeftWord => {
  const [{ followed, ...word }, setWord] = useState(NOTHING)
  const follow = useEffectEvent(goOn)
  useEffect(() => {
    if (followed > 0) follow()
  }, [followed])
  return {
    ...word,
    onLeft: (text) => setWord((before) => ({ ...NOTHING, text, followed: before.followed + (before.isAwaited && text === '' ? 1 : 0) })),
    onUnknown: (text) => setWord((before) => ({ ...before, text, isUnknown: true, isAwaited: false })),
    press: () => {
      if (word.text === '') goOn()
      else if (!word.isUnknown) setWord((before) => ({ ...before, isAwaited: true }))
    },
  }
}
