/** A line of a vCard, put together again where it was folded: where it begins in the file, counted from 1. */
interface CardLine {
  readonly line: number
  readonly text: string
}

const QUOTED = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[^:]*:/i

/** Characters in which a line says how it is written. */
const HEAD = 2000

/** Whether quoted-printable text goes on in the next line. */
const isSoft = (first: string, piece: string): boolean => piece.endsWith('=') && QUOTED.test(first.slice(0, HEAD))

/** The lines of a vCard file, read one by one. What begins with a blank goes on with the line before it; so does what follows a soft line end of quoted-printable text. */
export function* foldedLines(text: string): Generator<CardLine> {
  const ends = /\r\n?|\n|$/g
  let [at, number, begun, isOpen] = [0, 0, 0, false]
  let pieces: string[] = []
  while (at <= text.length) {
    ends.lastIndex = at
    const end = ends.exec(text)
    const piece = text.slice(at, end?.index)
    at = (end?.index ?? text.length) + (end?.[0].length || 1)
    number += 1
    if (isOpen) pieces.push(piece)
    else if (pieces.length > 0 && /^[ \t]/.test(piece)) pieces.push(piece.slice(1))
    else {
      if (pieces.length > 0) yield { line: begun, text: pieces.join('') }
      ;[pieces, begun] = [[piece], number]
    }
    isOpen = isSoft(pieces[0] ?? '', piece)
    if (isOpen) pieces.push(pieces.pop()?.slice(0, -1) ?? '')
  }
  if (pieces.length > 0) yield { line: begun, text: pieces.join('') }
}
