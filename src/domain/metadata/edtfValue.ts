import * as Result from 'effect/Result'
import { isBlank } from '../validation/text.ts'
import { readEdtf } from './edtf.ts'
import { edtfText } from './edtfTexts.ts'
import { readDate } from './edtfWords.ts'
import { NO_DAY, type MetadataValue, type Span, type ValueType } from './value.ts'

const spanOf = (value: MetadataValue): Span => readEdtf(value)?.span ?? { first: -NO_DAY, last: NO_DAY }

/** A date as archives know it: about 1890, 1880 to 1890, some day of the 1890s. It sorts by the first day that it may mean. */
export const edtf: ValueType = {
  parse: (written) => {
    if (isBlank(written)) return Result.fail({ code: 'required' })
    const read = readDate(written)
    return read === undefined ? Result.fail({ code: 'invalidEdtf' }) : Result.succeed(read.text)
  },
  format: (value, _, language) => edtfText(value, language),
  keyOf: (value) => value,
  sortOf: (value) => spanOf(value).first,
  spanOf,
  wordsOf: (value) => `${value} ${edtfText(value, 'en-US')}`,
}
