import { styled } from 'styled-components'
import { readFieldName } from '../../../domain/query-language/readLeaf.ts'
import { tokensOf } from '../../../domain/query-language/tokens.ts'
import { theme } from '../../theme/theme.ts'

interface Piece {
  readonly start: number
  readonly text: string
  readonly isField: boolean
}

/** The text cut where names of fields begin and end, their colon included. */
const piecesOf = (text: string): readonly Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  for (const token of tokensOf(text)) {
    const field = token.kind === 'leaf' && token.leaf.kind === 'field' ? readFieldName(text, token.start) : undefined
    if (token.kind !== 'leaf' || field === undefined) continue
    if (token.start > from) pieces.push({ start: from, text: text.slice(from, token.start), isField: false })
    pieces.push({ start: token.start, text: text.slice(token.start, field.value), isField: true })
    from = field.value
  }
  return [...pieces, { start: from, text: text.slice(from), isField: false }]
}

export const Marked = ({ text }: { readonly text: string }) => (
  <>
    {piecesOf(text).map((piece) => (piece.isField ? <Field key={piece.start}>{piece.text}</Field> : <span key={piece.start}>{piece.text}</span>))}
  </>
)

const Field = styled.span`
  color: ${theme.color.primary};
`
