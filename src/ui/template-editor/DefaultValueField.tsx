import * as Result from 'effect/Result'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttributeDraft } from '../../application/templates/attributeDrafts.ts'
import { VALUE_TYPES } from '../../domain/metadata/valueTypes.ts'
import { matchLanguage, type Language } from '../../domain/preferences/language.ts'
import { isBlank } from '../../domain/validation/text.ts'
import { DateField } from '../kit/DateField.tsx'
import { Select } from '../kit/Select.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'

interface DefaultValueFieldProps {
  readonly attribute: AttributeDraft
  readonly isFrozen: boolean
  readonly problem: string | undefined
  readonly onChange: (defaultValue: string) => void
}

/** What is typed as it is stored; what cannot be read stays as it is, for its problem to be told. */
const stored = (typed: string, attribute: AttributeDraft, language: Language): string => {
  if (isBlank(typed)) return ''
  return Result.getOrElse(VALUE_TYPES[attribute.type].parse(typed, attribute, language), () => typed)
}

const shown = (attribute: AttributeDraft, language: Language): string => {
  const { parse, format } = VALUE_TYPES[attribute.type]
  const value = attribute.defaultValue
  return value === '' || Result.isFailure(parse(value, attribute, language)) ? value : format(value, attribute, language)
}

/** The value that an asset has of itself, written as people write it. */
export const DefaultValueField = ({ attribute, isFrozen, problem, onChange }: DefaultValueFieldProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const [typed, setTyped] = useState('')
  const label = t('templates.attribute.defaultValue')
  const change = (text: string) => {
    setTyped(text)
    onChange(stored(text, attribute, language))
  }
  if (attribute.type === 'yesNo')
    return (
      <Select
        label={label}
        value={attribute.defaultValue}
        options={[
          { value: '', label: t('templates.attribute.noDefault') },
          { value: 'yes', label: t('templates.answers.yes') },
          { value: 'no', label: t('templates.answers.no') },
        ]}
        disabled={isFrozen}
        problem={problem}
        onChange={onChange}
      />
    )
  // As it was typed for as long as it means what the draft says, which another type or what others saved can have changed.
  const value = stored(typed, attribute, language) === attribute.defaultValue ? typed : shown(attribute, language)
  const field = { label, problem, value }
  if (attribute.type === 'date') return <DateField {...field} disabled={isFrozen} onChange={change} />
  const control = { ...field, readOnly: isFrozen, hint: t('templates.attribute.defaultValueHint') }
  return attribute.type === 'longText' ? (
    <TextArea {...control} rows={2} onChange={({ currentTarget }) => change(currentTarget.value)} />
  ) : (
    <TextField {...control} autoComplete="off" onChange={({ currentTarget }) => change(currentTarget.value)} />
  )
}
