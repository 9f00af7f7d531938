import { keyframes, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

const breathe = keyframes`50% { opacity: 0.5 }`

/** Holds the place of what is loading, in its final size, so that nothing shifts. Mark the region around it `aria-busy`. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width }) => $width ?? '100%'};
  height: ${({ $height }) => $height ?? '1em'};
  border-radius: ${theme.radius.small};
  background: ${theme.color.line};
  animation: ${breathe} 1.6s ease-in-out infinite;

  ${theme.media.calm} {
    animation: none;
  }
`
