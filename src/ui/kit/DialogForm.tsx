import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FillingProvider } from './filling.ts'
import { useProblemFocus } from './useProblemFocus.ts'

interface DialogFormProps {
  readonly onSubmit: () => void
  readonly onFilled: () => void
  readonly children: ReactNode
}

/** What is wrong with it gets the focus. */
export const DialogForm = ({ onSubmit, onFilled, children }: DialogFormProps) => (
  <FillingProvider value={onFilled}>
    <Form {...useProblemFocus(onSubmit)} onInput={onFilled}>
      {children}
    </Form>
  </FillingProvider>
)

const Form = styled.form`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
`
