import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** How many characters of the stem stay beside the extension when a name is too long for its place. */
const TAIL = 5

const parts = (name: string): readonly [head: string, tail: string, extension: string] => {
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot) : name
  const letters = Array.from(stem)
  const cut = letters.length > TAIL * 2 ? letters.length - TAIL : letters.length
  return [letters.slice(0, cut).join(''), letters.slice(cut).join(''), dot > 0 ? name.slice(dot) : '']
}

/** A file's name, shortened in the middle so that its end and its extension stay. */
export const FileName = ({ name }: { readonly name: string }) => {
  const [head, tail, extension] = parts(name)
  return (
    <Root title={name} dir="auto">
      <VisuallyHidden>{name}</VisuallyHidden>
      <Head aria-hidden>{head}</Head>
      <Tail aria-hidden>{tail}</Tail>
      <Extension aria-hidden>{extension}</Extension>
    </Root>
  )
}

const Root = styled.span`
  display: flex;
  min-width: 0;
  max-width: 100%;
  font-weight: ${theme.font.weight.medium};
  white-space: pre;
`

const Head = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`

const Tail = styled.span`
  flex: none;
`

const Extension = styled.span`
  flex: none;
  font-weight: ${theme.font.weight.regular};
  color: ${theme.color.inkFaint};
`
