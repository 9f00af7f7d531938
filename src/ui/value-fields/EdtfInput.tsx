import * as Result from 'effect/Result'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { VALUE_TYPES } from '../../domain/metadata/valueTypes.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Hint } from '../kit/Field.tsx'
import { TextInput } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'
import { type ValueInputProps, wiringOf } from './fieldProps.ts'

/** A date as archives know it, with what it means in words, and how it is kept where it was typed in words. */
export const EdtfInput = (props: ValueInputProps) => {
  const { id, attribute, text, describedBy, onType } = props
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const parsed = VALUE_TYPES.edtf.parse(text, attribute, language)
  const value = Result.isSuccess(parsed) ? parsed.success : undefined
  const words = value === undefined ? undefined : VALUE_TYPES.edtf.format(value, attribute, language)
  const isPlain = value === text && words === text
  const meaning = `${id}-meaning`
  return (
    <Root>
      <TextInput
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...wiringOf(props)}
        aria-describedby={[describedBy, meaning].filter((part) => part !== undefined).join(' ')}
        placeholder={t('describing.edtfExample')}
        $size="field"
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Hint id={meaning}>{words !== undefined && !isPlain && (value === text || value === words ? words : `${words} · ${value}`)}</Hint>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[1]};

  p:empty {
    display: none;
  }
`
