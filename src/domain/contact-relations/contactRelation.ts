import type { ContactSummary } from '../contacts/contact.ts'
import type { LibraryItem } from '../items/item.ts'
import { readEdtf } from '../metadata/edtf.ts'
import { readDate } from '../metadata/edtfWords.ts'
import { alsoAt, problemsIn } from '../validation/form.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'
import { inOrder, maxLength, oneOf, optional, optionalParagraph, type Rule } from '../validation/rules.ts'
import { isBlank, tidy } from '../validation/text.ts'

/** What a contact is to an asset or folder. */
export const CONTACT_RELATION_KINDS = ['donor', 'maker', 'lender', 'depicted', 'rightsHolder', 'seller', 'formerOwner', 'author', 'subject', 'other'] as const
export type ContactRelationKind = (typeof CONTACT_RELATION_KINDS)[number]

/** A relation's raw fields; dates are EDTF, both may be empty. */
export interface ContactRelationForm {
  readonly kind: string
  readonly from: string
  readonly until: string
  readonly note: string
}

export interface ContactRelation extends ContactRelationForm {
  readonly id: string
  readonly kind: ContactRelationKind
  readonly revision: number
}

/** As an asset or folder shows it. */
export interface ContactOfItem extends ContactRelation {
  readonly contact: Pick<ContactSummary, 'id' | 'firstName' | 'lastName' | 'categoryId' | 'organization' | 'pictureVersion'>
}

/** As a contact shows it. */
export interface ItemOfContact extends ContactRelation {
  readonly item: LibraryItem
}

/** How many assets and folders a contact is this to. */
export interface ContactRelationTotal {
  readonly kind: ContactRelationKind
  readonly items: number
}

/** A relation as whoever changes it saw it. */
export type SeenRelation = Pick<ContactRelation, 'id' | 'revision'>

/** What came of relating many folders and assets to one contact. `present`: were so already; `left`: cannot be, or not seen any more. */
export interface RelatedMany {
  readonly added: readonly SeenRelation[]
  readonly present: number
  readonly left: number
}

/** The most contacts of one asset or folder. */
export const MOST_CONTACTS_OF_ITEM = 200

const edtf: Rule = (value) => (readEdtf(tidy(value)) === undefined ? { code: 'invalidEdtf' } : undefined)
const date = optional(inOrder(maxLength(100), edtf))

/** It ends before it begins; undefined where one of the dates is missing or none. */
const orderProblem = ({ from, until }: ContactRelationForm): Problem | undefined => {
  const [first, last] = [readEdtf(tidy(from))?.span, readEdtf(tidy(until))?.span]
  return first !== undefined && last !== undefined && last.last < first.first ? { code: 'untilBeforeFrom' } : undefined
}

export const contactRelationProblems = (form: ContactRelationForm): FieldProblems =>
  alsoAt(problemsIn(form, { kind: oneOf(CONTACT_RELATION_KINDS), from: date, until: date, note: optionalParagraph(1000) }), 'until', orderProblem(form))

const written = (text: string): string => (isBlank(text) ? '' : (readEdtf(tidy(text))?.text ?? ''))

/** The fields as they are stored; of a valid form. */
export const tidiedRelation = ({ kind, from, until, note }: ContactRelationForm): ContactRelationForm => ({
  kind,
  from: written(from),
  until: written(until),
  note: tidy(note),
})

/** Whether two say the same of a contact, whatever is noted beside it. */
export const isSameRelation = (one: ContactRelationForm, other: ContactRelationForm): boolean => {
  const [here, there] = [tidiedRelation(one), tidiedRelation(other)]
  return here.kind === there.kind && here.from === there.from && here.until === there.until
}

export const EMPTY_RELATION: ContactRelationForm = { kind: 'donor', from: '', until: '', note: '' }

/** The fields as a person types them, dates that are said in words ("about 1890") as EDTF. */
export const typedRelation = ({ from, until, ...rest }: ContactRelationForm): ContactRelationForm => ({
  ...rest,
  from: readDate(from)?.text ?? from,
  until: readDate(until)?.text ?? until,
})

/** Of a relation what its form asks for. */
export const relationForm = ({ kind, from, until, note }: ContactRelationForm): ContactRelationForm => ({ kind, from, until, note })
