import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The field of a form that appears is what comes next. */
export const focusField = (field: HTMLInputElement | null): void => field?.focus()

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`
