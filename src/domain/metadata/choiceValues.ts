import * as Result from 'effect/Result'
import type { Language } from '../preferences/language.ts'
import { isBlank, tidy } from '../validation/text.ts'
import type { ProblemCode } from '../validation/problem.ts'
import { isUuid } from '../validation/uuid.ts'
import { sortTextOf } from './names.ts'
import { noSpan, type ValueType } from './value.ts'

const YES_NO: Readonly<Record<Language, readonly [yes: string, no: string]>> = { 'en-US': ['Yes', 'No'], no: ['Ja', 'Nei'], es: ['Sí', 'No'] }

/** Also as spreadsheets of each language write them. */
const YES: readonly string[] = ['yes', 'y', 'ja', 'j', 'sí', 'si', 's', 'true', 'sann', 'verdadero', '1', 'x', '✓']
const NO: readonly string[] = ['no', 'n', 'nei', 'false', 'usann', 'falso', '0', '-']

export const yesNo: ValueType = {
  parse: (written) => {
    const text = tidy(written).toLowerCase()
    if (isBlank(written)) return Result.fail({ code: 'required' })
    if (YES.includes(text)) return Result.succeed('yes')
    return NO.includes(text) ? Result.succeed('no') : Result.fail({ code: 'notYesNo' })
  },
  format: (value, _, language) => YES_NO[language][value === 'yes' ? 0 : 1],
  keyOf: (value) => value,
  sortOf: (value) => (value === 'yes' ? 1 : 0),
  spanOf: noSpan,
  wordsOf: () => '',
}

/** Whether a text is what goes through the wire for something that has a name, rather than a name. */
export const isIdentifier = (text: string): boolean => isUuid(tidy(text))

/** What stands for something that has a name: the id goes through the wire, the name is what people read. */
const reference = (unknown: ProblemCode, several = unknown): ValueType => ({
  parse: (written, { names }) => {
    const text = tidy(written)
    if (isBlank(written)) return Result.fail({ code: 'required' })
    const id = text.toLowerCase()
    if (isUuid(id) && (names === undefined || names.nameOf(id) !== undefined)) return Result.succeed(id)
    const named = names?.idOf(text)
    if (named !== undefined) return Result.succeed(named)
    return Result.fail({ code: (names?.idsOf?.(text).length ?? 0) > 1 ? several : unknown })
  },
  format: (value, { names }) => names?.nameOf(value) ?? value,
  keyOf: (value) => value,
  sortOf: (value, { names }) => sortTextOf(names?.nameOf(value) ?? value),
  spanOf: noSpan,
  wordsOf: (value, { names }) => names?.nameOf(value) ?? '',
})

export const option: ValueType = reference('notAnOption')
/** Whoever may read a value may not see the asset that it names. */
export const asset: ValueType = { ...reference('unknownAsset'), wordsOf: () => '' }
export const contact: ValueType = reference('unknownContact', 'severalContacts')
