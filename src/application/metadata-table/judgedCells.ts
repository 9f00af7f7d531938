import * as Result from 'effect/Result'
import { isNotCalculated } from '../../domain/format/notCalculated.ts'
import { refusedCodeOf } from '../../domain/metadata/assetMetadata.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import { type EditRefusal, type ValueEdit, writtenAs, type WrittenCell } from '../../domain/metadata/valueEdit.ts'
import { parseValues, valuesProblem } from '../../domain/metadata/values.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { isNamed } from '../../domain/templates/attributeTypes.ts'
import type { Option } from '../../domain/templates/options.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { isBlank } from '../../domain/validation/text.ts'
import { namedAttribute, type TableContents, type ValueCell } from './tableContents.ts'

/** What words mean, by attribute; undefined: nobody could be asked. */
export type TextOptions = ReadonlyMap<string, readonly Option[] | undefined>

/** Of what is typed nothing is looked up. */
export const NO_OPTIONS: TextOptions = new Map()

/** A text that means no value stays in its cell, with the reason. */
export const kept = ({ assetId, attributeId, attribute, stored, values }: ValueCell, typed: string, refusal: EditRefusal): WrittenCell => ({
  assetId,
  attributeId,
  stored,
  values,
  ...writtenAs(attribute.type),
  wrong: { typed, refusal },
})

const refused = (cell: ValueCell, typed: string, problem: Problem): WrittenCell => kept(cell, typed, { code: refusedCodeOf(problem), problem })

const accepted = ({ assetId, attributeId, attribute, stored }: ValueCell, values: readonly MetadataValue[]): WrittenCell => ({ assetId, attributeId, stored, values, ...writtenAs(attribute.type) })

/** What a text makes of a cell, judged by its attribute; undefined where the cell cannot be edited. */
export const judged = (cell: ValueCell | undefined, text: string, nameOf: TableContents['nameOf'], language: Language, options: TextOptions): WrittenCell | undefined => {
  if (cell?.isEditable !== true) return undefined
  const known = options.get(cell.attributeId)
  if (isNamed(cell.attribute.type) && known === undefined && !isBlank(text)) return kept(cell, text, { code: 'UNREACHABLE' })
  const values = parseValues(text, namedAttribute(cell.attribute, nameOf, known), language)
  return Result.isSuccess(values) ? accepted(cell, values.success) : refused(cell, text, values.failure)
}

/** The same of a text from elsewhere, where an error is what a spreadsheet could not calculate, and not what somebody wrote. */
export const judgedPaste: typeof judged = (cell, text, ...reading) =>
  cell?.isEditable === true && isNotCalculated(text) ? refused(cell, text, { code: 'notCalculated' }) : judged(cell, text, ...reading)

/** Whether a text was refused only because a spreadsheet writes so what it could not calculate. */
export const looksLikeError = (edit: Pick<ValueEdit, 'refusal'> | undefined): boolean =>
  edit?.refusal !== undefined && 'problem' in edit.refusal && edit.refusal.problem.code === 'notCalculated'

/** The same of values that are known to be some; only together they can be too many, or lacking. */
export const written = (cell: ValueCell | undefined, values: readonly MetadataValue[]): WrittenCell | undefined => {
  if (cell?.isEditable !== true) return undefined
  const problem = valuesProblem(values, cell.attribute)
  return problem === undefined ? accepted(cell, values) : refused(cell, '', problem)
}

/** The same as another cell of its column: a text that means no value there means none here, and stays as it stands. */
export const filledFrom = (cell: ValueCell | undefined, from: ValueCell | undefined): WrittenCell | undefined => {
  const { typed, refusal } = from?.edit ?? {}
  if (cell?.isEditable !== true || typed === undefined || refusal === undefined) return written(cell, from?.values ?? [])
  return kept(cell, typed, refusal)
}
