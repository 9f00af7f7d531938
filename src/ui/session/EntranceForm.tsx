import type { FormEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { theme } from '../theme/theme.ts'

interface EntranceFormProps {
  readonly title: string
  /** What the page is for, in a sentence or two. */
  readonly lead?: ReactNode
  /** In the order in which they stand. */
  readonly fields: readonly string[]
  /** Sends the form and answers what was found at its fields. */
  readonly submit: () => FieldProblems
  readonly children: ReactNode
}

/** A form of the pages that need nobody signed in: what is wrong with it gets the focus. */
export const EntranceForm = ({ title, lead, fields, submit, children }: EntranceFormProps) => {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = submit()
    const first = fields.find((field) => found[field] !== undefined)
    const control = first && event.currentTarget.elements.namedItem(first)
    if (control instanceof HTMLInputElement) control.focus()
  }
  return (
    <Form noValidate onSubmit={send}>
      <Title>{title}</Title>
      {lead !== undefined && <Lead>{lead}</Lead>}
      {children}
    </Form>
  )
}

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
