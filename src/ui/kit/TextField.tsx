import type { InputHTMLAttributes, Ref } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { control, Field, type FieldProps } from './Field.tsx'

const heights = { field: theme.size.field, tall: theme.size.tall }

interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size'> {
  readonly size?: keyof typeof heights
  readonly ref?: Ref<HTMLInputElement>
}

export const TextField = ({ label, problem, hint, aside, size = 'field', ...input }: TextFieldProps) => (
  <Field label={label} problem={problem} hint={hint} aside={aside}>
    {(wiring) => <TextInput type="text" {...input} {...wiring} $size={size} />}
  </Field>
)

export const TextInput = styled.input<{ $size: keyof typeof heights }>`
  ${control}
  height: ${({ $size }) => heights[$size]};
`
