import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { PREDEFINED_SETS } from '../../domain/templates/sets/predefinedSets.ts'
import { TextField } from '../kit/TextField.tsx'

interface ElementFieldProps {
  readonly value: string | null
  readonly isFrozen: boolean
  readonly problem: string | undefined
  readonly onChange: (element: string | null) => void
}

/** Which element of a standard an attribute stands for: typed, or found by its name. */
export const ElementField = ({ value, isFrozen, problem, onChange }: ElementFieldProps) => {
  const { t, i18n } = useTranslation()
  const id = useId()
  const language = matchLanguage(i18n.language)
  return (
    <>
      <TextField
        label={t('templates.attribute.element')}
        value={value ?? ''}
        problem={problem}
        hint={t('templates.attribute.elementHint')}
        readOnly={isFrozen}
        autoComplete="off"
        spellCheck={false}
        list={id}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
      />
      <datalist id={id}>
        {PREDEFINED_SETS.flatMap(({ attributes }) =>
          attributes.map(({ element, names }) => (
            <option key={element} value={element}>
              {names[language]}
            </option>
          )),
        )}
      </datalist>
    </>
  )
}
