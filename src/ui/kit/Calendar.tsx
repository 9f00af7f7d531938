import { DayPicker } from 'react-day-picker'
import { enUS } from 'react-day-picker/locale/en-US'
import { es } from 'react-day-picker/locale/es'
import { nb } from 'react-day-picker/locale/nb'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatCalendarDate } from '../../domain/format/dates.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { FIRST_DATE, LAST_DATE, parseDate, type CalendarDate } from '../../domain/validation/dates.ts'
import { theme } from '../theme/theme.ts'

interface CalendarProps {
  /** MM/dd/yyyy; anything else is no day. */
  readonly value: string
  readonly onPick: (value: string) => void
}

const LOCALES = { 'en-US': enUS, no: nb, es } as const

const dayOf = (date: CalendarDate): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}

const padded = (number: number, length: number): string => String(number).padStart(length, '0')

const textOf = (day: Date): string =>
  formatCalendarDate(`${padded(day.getFullYear(), 4)}-${padded(day.getMonth() + 1, 2)}-${padded(day.getDate(), 2)}`)

const [FIRST, LAST] = [dayOf(FIRST_DATE), dayOf(LAST_DATE)]

/** A month to pick a day from, within what date pickers offer (specification section 9). */
export const Calendar = ({ value, onPick }: CalendarProps) => {
  const { i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const date = parseDate(value)
  const selected = date === undefined ? undefined : dayOf(date)
  return (
    <Root>
      <DayPicker
        mode="single"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the calendar opens on demand, with the focus on its day
        autoFocus
        selected={selected}
        {...(selected === undefined ? {} : { defaultMonth: selected })}
        captionLayout="dropdown"
        startMonth={FIRST}
        endMonth={LAST}
        locale={LOCALES[language]}
        labels={{ labelDayButton: (day) => day.toLocaleDateString(language, { dateStyle: 'full' }) }}
        onSelect={(day) => onPick(textOf(day))}
      />
    </Root>
  )
}

const Root = styled.div`
  padding: ${theme.space[3]};
  font-variant-numeric: tabular-nums;

  .rdp-months {
    position: relative;
  }

  .rdp-month_caption {
    display: flex;
    align-items: center;
    min-height: ${theme.size.control};
  }

  .rdp-nav {
    position: absolute;
    inset: 0 0 auto auto;
    display: flex;
  }

  .rdp-dropdowns {
    display: flex;
    gap: ${theme.space[1]};
  }

  .rdp-dropdown_root {
    position: relative;
    display: inline-flex;
    align-items: center;
    padding: 0 ${theme.space[1]};
    border-radius: ${theme.radius.small};
    font-weight: ${theme.font.weight.medium};
  }

  .rdp-dropdown {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }

  .rdp-caption_label {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }

  .rdp-button_next,
  .rdp-button_previous,
  .rdp-day_button {
    display: inline-grid;
    place-items: center;
    width: ${theme.size.control};
    height: ${theme.size.control};
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.small};
    font: inherit;
    color: inherit;
    background: none;
    cursor: pointer;
  }

  .rdp-chevron {
    width: ${theme.size.box};
    height: ${theme.size.box};
    fill: currentcolor;
  }

  .rdp-button_next:hover,
  .rdp-button_previous:hover,
  .rdp-day_button:hover,
  .rdp-dropdown_root:hover {
    background: ${theme.color.hover};
  }

  .rdp-dropdown_root:focus-within,
  .rdp-button_next:focus-visible,
  .rdp-button_previous:focus-visible,
  .rdp-day_button:focus-visible {
    outline: 2px solid ${theme.color.primary};
    outline-offset: -2px;
  }

  .rdp-button_next[aria-disabled='true'],
  .rdp-button_previous[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }

  .rdp-weekday {
    width: ${theme.size.control};
    height: ${theme.size.control};
    font-size: ${theme.font.size.caption};
    font-weight: ${theme.font.weight.regular};
    color: ${theme.color.inkFaint};
  }

  .rdp-day {
    padding: 0;
    text-align: center;
  }

  .rdp-outside {
    visibility: hidden;
  }

  .rdp-today .rdp-day_button {
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.primary};
  }

  .rdp-selected .rdp-day_button {
    color: ${theme.color.primaryInk};
    background: ${theme.color.primary};
  }

  table {
    border-collapse: collapse;
  }
`
