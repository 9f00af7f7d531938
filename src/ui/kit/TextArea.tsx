import type { Ref, TextareaHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { control, Field, type FieldProps } from './Field.tsx'

interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Grows with its text where the browser can, from as many lines as `rows` names. */
export const TextArea = ({ label, problem, hint, aside, rows, ...area }: TextAreaProps) => (
  <Field label={label} problem={problem} hint={hint} aside={aside}>
    {(wiring) => <Area rows={rows ?? 4} $lines={rows ?? 1} {...area} {...wiring} />}
  </Field>
)

/** The control of a text area. `$lines`: as tall as so many lines at least. */
export const Area = styled.textarea<{ $lines: number }>`
  ${control}
  min-height: calc(${({ $lines }) => $lines} * 1lh + 2 * ${theme.space[2]});
  max-height: 50dvh;
  padding-block: ${theme.space[2]};
  line-height: ${theme.font.line.normal};
  field-sizing: content;
  resize: vertical;
`
