import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldGroup } from '../kit/FieldGroup.tsx'
import { theme } from '../theme/theme.ts'

interface FormSectionProps {
  readonly title?: string
  /** Says something about all of its fields. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** Fields that belong together, beside each other where there is room: what stands in the last line takes all of it. */
export const FormSection = ({ title, note, children }: FormSectionProps) => (
  <FieldGroup {...(title === undefined ? {} : { title })}>
    {note}
    <Fields>{children}</Fields>
  </FieldGroup>
)

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[4]};

  > * {
    flex: 1 1 min(${theme.size.place}, 100%);
    min-width: 0;
  }
`
