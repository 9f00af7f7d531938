import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface FormSectionProps {
  readonly title?: string
  /** Says something about all of its fields. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** Fields that belong together, two beside each other where there is room. */
export const FormSection = ({ title, note, children }: FormSectionProps) => (
  <Root>
    {title !== undefined && <legend>{title}</legend>}
    {note}
    <Fields>{children}</Fields>
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
    padding: 0;
    margin-bottom: ${theme.space[2]};
    font-weight: ${theme.font.weight.semibold};
  }
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${theme.size.place}, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[4]};
`
