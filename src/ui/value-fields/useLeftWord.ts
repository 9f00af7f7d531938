import { useState } from 'react'

export interface LeftWord {
  /** What stands in the field though it names nothing, or is still being looked up; empty: nothing does. */
  readonly text: string
  /** It was looked up, or somebody goes on without. */
  readonly isUnknown: boolean
  readonly onLeft: (text: string) => void
  readonly onUnknown: (text: string) => void
}

const NOTHING = { text: '', isUnknown: false }

/** The word that was left in a field that finds: it stays there until it names something or is taken away. */
export const useLeftWord = (): LeftWord => {
  const [word, setWord] = useState(NOTHING)
  return { ...word, onLeft: (text) => setWord({ text, isUnknown: false }), onUnknown: (text) => setWord({ text, isUnknown: true }) }
}
