import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useProblemFocus } from '../kit/useProblemFocus.ts'
import { theme } from '../theme/theme.ts'

interface EntranceFormProps {
  readonly title: string
  /** What the page is for, in a sentence or two. */
  readonly lead?: ReactNode
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A form of the pages that need nobody signed in: what is wrong with it gets the focus. */
export const EntranceForm = ({ title, lead, onSubmit, children }: EntranceFormProps) => (
  <Form {...useProblemFocus(onSubmit)}>
    <Title>{title}</Title>
    {lead !== undefined && <Lead>{lead}</Lead>}
    {children}
  </Form>
)

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`

/** The same without a form. */
export const EntranceText = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

export const Title = styled.h1`
  margin: ${theme.space[4]} 0 ${theme.space[1]};
  font-size: ${theme.font.size.display};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.tracking.display};
`

export const Lead = styled.p`
  margin: 0;
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;
`
