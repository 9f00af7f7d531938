/** A piece of an answer's text: words, or the number of the source that what stands before it is from. */
export type AnswerPiece = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'marker'; readonly number: number }

/** `[1]`, `[12]`, `[1, 3]`; what Markdown would make a link of, with its address. */
const MARKER = /\[(\d{1,3}(?:\s*[,;]\s*\d{1,3}){0,9})\](?:\([^()\s]*\))?/gu

/** A marker as it is written. */
export const markerOf = (number: number): string => `[${number}]`

/** Cuts a text where sources are named. The pieces of kind `text` are never empty; numbers are as they are written, whether there is such a source or not. */
export const splitMarkers = (text: string): readonly AnswerPiece[] => {
  const pieces: AnswerPiece[] = []
  let end = 0
  for (const match of text.matchAll(MARKER)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) })
    for (const number of (match[1] ?? '').split(/[,;]/u)) pieces.push({ kind: 'marker', number: Number(number) })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
  return pieces
}

/** The pieces as a text again. */
export const joinPieces = (pieces: readonly AnswerPiece[]): string => pieces.map((piece) => (piece.kind === 'text' ? piece.text : markerOf(piece.number))).join('')

/** The numbers that a text names, each once, in their order. */
export const markersIn = (text: string): readonly number[] => [...new Set(splitMarkers(text).flatMap((piece) => (piece.kind === 'marker' ? [piece.number] : [])))]

/** The text without markers, and without the blanks before them. */
export const withoutMarkers = (text: string): string => text.replace(new RegExp(`[ \\t]*${MARKER.source}`, 'gu'), '')
