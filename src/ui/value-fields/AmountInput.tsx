import * as Result from 'effect/Result'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatDecimal } from '../../domain/metadata/decimal.ts'
import { partsOf } from '../../domain/metadata/numberValues.ts'
import { VALUE_TYPES } from '../../domain/metadata/valueTypes.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { CURRENCIES } from '../../domain/reference/currencies.ts'
import { MEASUREMENT_UNITS } from '../../domain/reference/units.ts'
import { control } from '../kit/Field.tsx'
import { TextInput } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'
import { type ValueInputProps, wiringOf } from './fieldProps.ts'

const SIGN = /\s*[^\s0-9.,+\-\u2212\u2013]+\.?$/

/** An amount, with the unit or currency that it is counted in; either can be typed behind it as well. */
export const AmountInput = (props: ValueInputProps) => {
  const { attribute, text, label, onType, onPick } = props
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const isPrice = attribute.type === 'price'
  const own = (isPrice ? attribute.currency : attribute.unit) ?? ''
  const parsed = VALUE_TYPES[attribute.type].parse(text, attribute, language)
  const sign = Result.isSuccess(parsed) ? partsOf(parsed.success)[1] : own
  const choices = isPrice ? CURRENCIES : MEASUREMENT_UNITS
  const countIn = (code: string) => {
    const amount = Result.isSuccess(parsed) ? formatDecimal(partsOf(parsed.success)[0], language) : text.replace(SIGN, '')
    onPick(amount.trim() === '' ? '' : `${amount} ${code}`)
  }
  return (
    <Root>
      <TextInput type="text" inputMode="decimal" autoComplete="off" {...wiringOf(props)} $size="field" value={text} onChange={({ currentTarget }) => onType(currentTarget.value)} />
      {(isPrice ? attribute.currency === null : attribute.unit !== null) && (
        <Sign aria-label={t(isPrice ? 'describing.currencyOf' : 'describing.unitOf', { field: label })} value={sign} onChange={({ currentTarget }) => countIn(currentTarget.value)}>
          {sign === '' && <option value="" aria-label={t('describing.noCurrency')} />}
          {choices.map(({ code, name }) => (
            <option key={code} value={code} title={name}>
              {code}
            </option>
          ))}
        </Sign>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  gap: ${theme.space[2]};

  > input {
    flex: 1;
    min-width: 0;
  }
`

const Sign = styled.select`
  ${control}
  flex: none;
  width: 5.5rem;
  height: ${theme.size.field};
  padding: 0 ${theme.space[1]};
`
