import { styled } from 'styled-components'
import type { Fragment } from '../../application/search/SearchGateway.ts'
import { theme } from '../theme/theme.ts'

/** A text with what was looked for marked in it. */
export const Highlighted = ({ fragments }: { readonly fragments: readonly Fragment[] }) => (
  <span dir="auto">
    {fragments
      .map((fragment, place) => ({ ...fragment, place }))
      .map(({ text, hit, place }) => (hit ? <Mark key={place}>{text}</Mark> : <span key={place}>{text}</span>))}
  </span>
)

const Mark = styled.mark`
  border-radius: 2px;
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.ink};
  background: ${theme.color.warningSoft};
`
