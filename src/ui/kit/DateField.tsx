import { CalendarDays } from 'lucide-react'
import { type InputHTMLAttributes, type Ref, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Field, type FieldProps } from './Field.tsx'
import { useFilled } from './filling.ts'
import { beside, menuPanel } from './menuShape.ts'
import { Spinner } from './Spinner.tsx'
import { TextInput } from './TextField.tsx'
import { lazyPart } from '../lazy/lazyPart.ts'

interface DateInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size'> {
  /** Of the field, for the name of the button that opens the calendar. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** A day was picked from the calendar. */
  readonly onPick?: (value: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

const Calendar = lazyPart(() => import('./Calendar.tsx').then((module) => ({ default: module.Calendar })))

/** The control of a date field: what is typed, and a calendar to pick from. */
export const DateInput = ({ label, value, disabled = false, onChange, onPick = onChange, ...input }: DateInputProps) => {
  const { t } = useTranslation()
  const id = useId()
  const filled = useFilled()
  const panel = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <Box>
      <Input
        // The numeric keyboards of phones have no slash.
        type="text"
        autoComplete="off"
        placeholder={t('dates.format')}
        maxLength={10}
        {...input}
        $size="field"
        value={value}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Opener type="button" disabled={disabled} aria-label={t('dates.choose', { field: label })} popoverTarget={id}>
        <CalendarDays size={16} aria-hidden />
      </Opener>
      <Panel
        id={id}
        ref={panel}
        popover="auto"
        aria-label={t('dates.choose', { field: label })}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      >
        {isOpen && (
          <Suspense fallback={<Waiting><Spinner /></Waiting>}>
            <Calendar
              value={value}
              onPick={(day) => {
                filled()
                onPick(day)
                panel.current?.hidePopover()
              }}
            />
          </Suspense>
        )}
      </Panel>
    </Box>
  )
}

interface DateFieldProps extends FieldProps {
  /** As it is typed: MM/dd/yyyy, a part of it, or nothing. */
  readonly value: string
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** A day, typed or picked from a calendar: MM/dd/yyyy in every language and browser (specification section 9). */
export const DateField = ({ label, problem, hint, aside, ...input }: DateFieldProps) => (
  <Field label={label} problem={problem} hint={hint} aside={aside}>
    {(wiring) => <DateInput label={label} {...input} {...wiring} />}
  </Field>
)

const Box = styled.div`
  position: relative;
`

const Input = styled(TextInput)`
  padding-right: ${theme.space[10]};
`

const Opener = styled.button`
  position: absolute;
  inset: 0 ${theme.space[1]} 0 auto;
  display: grid;
  place-items: center;
  width: ${theme.size.control};
  padding: 0;
  border: 0;
  color: ${theme.color.inkSoft};
  background: none;
  cursor: pointer;

  &:disabled {
    cursor: default;
    opacity: 0.5;
  }
`

const Panel = styled.dialog`
  ${menuPanel}
  ${beside}
  position-area: block-end span-inline-start;
`

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 18rem;
`
