import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface FieldGroupProps {
  readonly title?: string
  readonly children: ReactNode
}

/** Fields or choices that belong together, below the name that they have in common. */
export const FieldGroup = ({ title, children }: FieldGroupProps) => (
  <Root>
    {title !== undefined && <legend>{title}</legend>}
    {children}
  </Root>
)

const Root = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${theme.space[2]};
    padding: 0;
    font-weight: ${theme.font.weight.semibold};
  }
`
