import type { ValueFinderActor } from '../../application/metadata/valueFinder.machine.ts'
import type { Names } from '../../domain/metadata/names.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'

/** An attribute with the names of what its values stand for. */
export interface FieldAttribute extends AttributeDefinition {
  readonly names?: Names
}

/** One value of an attribute, as it is typed. */
export interface ValueInputProps {
  readonly id: string
  /** Of the attribute, and of which of its values where there are several. */
  readonly label: string
  readonly attribute: FieldAttribute
  readonly text: string
  readonly isInvalid: boolean
  readonly describedBy: string | undefined
  readonly finder: ValueFinderActor
  readonly onType: (text: string) => void
  /** Chosen rather than typed: it is done with. */
  readonly onPick: (text: string) => void
}

/** What a control is told of the field that it belongs to. */
export const wiringOf = ({ id, label, attribute, isInvalid, describedBy }: Pick<ValueInputProps, 'id' | 'label' | 'attribute' | 'isInvalid' | 'describedBy'>) => ({
  id,
  'aria-label': label,
  'aria-required': attribute.required || undefined,
  'aria-invalid': isInvalid || undefined,
  'aria-describedby': describedBy,
})
