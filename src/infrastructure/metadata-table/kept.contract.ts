import * as Schema from 'effect/Schema'
import { SelectionData } from '../move-copy/contract.ts'

/*
 * What a browser keeps of the table. It stands where the contract does, so that the web app is built with its shapes.
 */

/** How one person has the columns of a template. */
export const KeptColumn = Schema.Struct({ id: Schema.String.check(Schema.isMaxLength(36)), width: Schema.Finite, isPinned: Schema.Boolean, isHidden: Schema.Boolean })
export const KeptColumns = Schema.Array(KeptColumn)

export const KeptSelection = Schema.Struct({ selection: SelectionData, count: Schema.Finite, name: Schema.optionalKey(Schema.String) })
