import { useState } from 'react'

interface Typed {
  readonly text: string
  /** What was kept when it was last looked at. */
  readonly known: string
  /** What it is still to become. */
  readonly sent: readonly string[]
}

/**
 * What is typed in a field whose text is kept elsewhere, as in the address, which follows a moment later: it stands at once, so that the caret
 * stays where it is and letters can be composed. What is kept otherwise meanwhile takes its place.
 */
export const useTyped = (kept: string, onTyped: (text: string) => void) => {
  const [{ text, known, sent }, setTyped] = useState<Typed>({ text: kept, known: kept, sent: [] })
  if (known !== kept) {
    const at = sent.indexOf(kept)
    setTyped(at === -1 ? { text: kept, known: kept, sent: [] } : { text, known: kept, sent: sent.slice(at + 1) })
  }
  return {
    value: text,
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => {
      setTyped((before) => ({ ...before, text: value, sent: [...before.sent, value] }))
      onTyped(value)
    },
    onBlur: () => setTyped((before) => ({ ...before, sent: [] })),
  }
}
