import { conceptNamed, labelsOf } from './concepts.ts'
import type { AutofillAttribute } from './finders.ts'
import { SIDES } from './finding/sizes.ts'

const DIMENSIONS = labelsOf({ name: '', element: 'dcterms:extent' })

/** Labels of a whole size, behind which the sides of it stand; of other attributes none. */
export const dimensionLabels = (attribute: AutofillAttribute): readonly (readonly string[])[] => (SIDES.some((side) => side === conceptNamed(attribute)) ? DIMENSIONS : [])
