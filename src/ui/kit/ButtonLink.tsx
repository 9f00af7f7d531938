import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { styled } from 'styled-components'
import { buttonShape, type ButtonShape, type ButtonSize, type ButtonTone } from './Button.tsx'

interface ButtonLinkProps extends LinkProps {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly icon?: ReactNode
}

/** What looks like a button and leads somewhere: a link, so that it opens in a new tab and shows its address. */
export const ButtonLink = ({ tone = 'secondary', size = 'control', icon, children, ...rest }: ButtonLinkProps) => (
  <Root {...rest} data-tone={tone} data-size={size}>
    {icon}
    {children}
  </Root>
)

const Root = styled(Link)<ButtonShape>`
  ${buttonShape}
`
