import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The product's mark: a display case with its drawers. */
export const Brand = () => (
  <Root>
    <Mark aria-hidden>
      <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
        <path d="M7.5 3.5h9M5.5 7.2h13" />
        <rect x="3.5" y="11" width="17" height="9.5" rx="2.2" />
      </svg>
    </Mark>
    Vitrine
  </Root>
)

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.roomy};
  font-size: ${theme.font.size.lead};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.tracking.tight};
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: ${theme.size.field};
  height: ${theme.size.field};
  border-radius: ${theme.radius.large};
  color: ${theme.color.primaryInk};
  background: ${theme.color.primary};
`
