import type { HTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttributeType } from '../../domain/templates/attributeTypes.ts'
import { DateInput } from '../kit/DateField.tsx'
import { Area } from '../kit/TextArea.tsx'
import { TextInput } from '../kit/TextField.tsx'
import { AmountInput } from './AmountInput.tsx'
import { ChoiceInput } from './ChoiceInput.tsx'
import { EdtfInput } from './EdtfInput.tsx'
import { type ValueInputProps, wiringOf } from './fieldProps.ts'
import { YesNoInput } from './YesNoInput.tsx'

const KEYBOARDS: Readonly<Partial<Record<AttributeType, HTMLAttributes<HTMLInputElement>['inputMode']>>> = { integer: 'numeric', webAddress: 'url' }

/** How a value of a type is written, where words would say it at greater length. */
const PATTERNS: Readonly<Partial<Record<AttributeType, string>>> = { time: '13:05:00', coordinates: '59.91, 10.75', webAddress: 'https://' }

/** The control for one value, by the type of its attribute. */
export const ValueInput = (props: ValueInputProps) => {
  const { attribute, text, label, onType, onPick } = props
  const { t } = useTranslation()
  switch (attribute.type) {
    case 'longText':
      return <Area rows={3} $lines={3} {...wiringOf(props)} value={text} onChange={({ currentTarget }) => onType(currentTarget.value)} />
    case 'number':
    case 'price':
      return <AmountInput {...props} />
    case 'date':
      return <DateInput {...wiringOf(props)} label={label} placeholder={t('dates.format')} value={text} onChange={onType} onPick={onPick} />
    case 'edtf':
      return <EdtfInput {...props} />
    case 'yesNo':
      return <YesNoInput {...props} />
    case 'dropDown':
    case 'multipleChoice':
    case 'asset':
    case 'contact':
      return <ChoiceInput {...props} />
    default:
      return (
        <TextInput
          type="text"
          autoComplete="off"
          {...wiringOf(props)}
          {...(KEYBOARDS[attribute.type] && { inputMode: KEYBOARDS[attribute.type] })}
          placeholder={PATTERNS[attribute.type]}
          $size="field"
          value={text}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )
  }
}
