import * as Schema from 'effect/Schema'
import { bulkKind } from '../bulk-operations/kinds.ts'

/** One at a time of an organization, whichever templates: an option that one adds is there for the next. */
const series = (): string => 'guided move'

/** The module is only what it is shown by. */
const ofAll = { series, module: undefined }

/** Its identifier is that of the move, which says the rest. */
export const valuesMoved = { ...bulkKind('moveValues', Schema.Struct({}), () => 'moveMetadata'), ...ofAll }
export const valuesMovedBack = { ...bulkKind('moveValuesBack', Schema.Struct({ moveId: Schema.String }), () => 'moveMetadata'), ...ofAll }
