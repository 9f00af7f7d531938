import type { Ref } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { TextInput } from './TextField.tsx'

interface DateFieldProps extends FieldProps {
  /** MM/dd/yyyy, or nothing. */
  readonly value: string
  /** The earliest and the latest day that the picker offers, `yyyy-MM-dd`. */
  readonly min?: string
  readonly max?: string
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

const toPicker = (text: string): string => text.replace(/^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/, '$3-$1-$2')
const fromPicker = (text: string): string => text.replace(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/, '$2/$3/$1')

/** A day, typed or picked from the browser's own calendar, which shows it as the browser's language does. */
export const DateField = ({ label, problem, hint, aside, value, min, max, onChange, ref }: DateFieldProps) => (
  <Field label={label} problem={problem} hint={hint} aside={aside}>
    {(wiring) => (
      <TextInput
        type="date"
        ref={ref}
        $size="field"
        value={toPicker(value)}
        min={min}
        max={max}
        onChange={({ currentTarget }) => onChange(fromPicker(currentTarget.value))}
        {...wiring}
      />
    )}
  </Field>
)
