import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { fileNameParts } from './fileNameParts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A file's name, shortened in the middle so that its end and its extension stay. */
export const FileName = ({ name }: { readonly name: string }) => {
  const [head, tail, extension] = fileNameParts(name)
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
