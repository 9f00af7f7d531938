import * as Schema from 'effect/Schema'
import { endpoint } from '../contract/endpoint.ts'
import { Cursor, Id, Nothing, PAGE_LIMIT, PageSize } from '../contract/values.ts'
import { pageOf } from '../items/contract.ts'

export const Option = Schema.Struct({ id: Id, label: Schema.String })

const Added = Schema.Struct({
  added: Schema.Array(Option),
  present: Schema.Finite,
  wrong: Schema.Array(
    Schema.Struct({
      line: Schema.Finite,
      problem: Schema.Struct({ code: Schema.Literals(['required', 'tooLong', 'tooShort', 'invalidCharacters']), limit: Schema.optionalKey(Schema.Finite) }),
    }),
  ),
})

const OfAttribute = Schema.Struct({ templateId: Id, attributeId: Id })
const OfOption = Schema.Struct({ templateId: Id, attributeId: Id, optionId: Id })

const OPTIONS = '/v1/templates/:templateId/attributes/:attributeId/options'
const SAVING = ['TEMPLATE_NOT_FOUND', 'ATTRIBUTE_NOT_FOUND', 'TEMPLATE_PUBLISHED', 'OPTION_NOT_FOUND', 'OPTION_ALREADY_EXISTS'] as const

/** `search` is part of a label, without case. */
export const listOptions = endpoint({
  method: 'GET',
  path: OPTIONS,
  summary: 'What a drop-down or a multiple choice offers, by label',
  params: OfAttribute,
  query: Schema.Struct({
    search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(255))),
    after: Schema.optionalKey(Cursor),
    limit: Schema.optionalKey(PageSize),
  }),
  success: pageOf(Option),
  failures: ['TEMPLATE_NOT_FOUND', 'ATTRIBUTE_NOT_FOUND'],
})

/** Those that are there already are passed over, and counted in `present`. */
export const addOptions = endpoint({
  method: 'POST',
  path: OPTIONS,
  summary: 'Add options',
  params: OfAttribute,
  body: Schema.Struct({ labels: Schema.Array(Schema.String).check(Schema.isMaxLength(20_000)) }),
  success: Added,
  failures: SAVING,
})

/** `text` is a file: an option a line, or in the first column of a table. `wrong`: the first hundred lines that name none. */
export const importOptions = endpoint({
  method: 'POST',
  path: `${OPTIONS}/import`,
  summary: 'Add the options that a file lists',
  params: OfAttribute,
  body: Schema.Struct({ text: Schema.String }),
  success: Added,
  failures: SAVING,
})

export const renameOption = endpoint({
  method: 'PATCH',
  path: `${OPTIONS}/:optionId`,
  summary: 'Call an option otherwise; values keep it',
  params: OfOption,
  body: Schema.Struct({ label: Schema.String }),
  success: Option,
  failures: SAVING,
})

export const mergeOptions = endpoint({
  method: 'POST',
  path: `${OPTIONS}/merge`,
  summary: 'Make one option of several: the values of the others become those of the one that stays',
  params: OfAttribute,
  body: Schema.Struct({ others: Schema.Array(Id).check(Schema.isMaxLength(PAGE_LIMIT)), into: Id }),
  success: Option,
  failures: SAVING,
})

export const deleteOption = endpoint({
  method: 'DELETE',
  path: `${OPTIONS}/:optionId`,
  summary: 'Take an option out of a template that was never published',
  params: OfOption,
  success: Nothing,
  failures: SAVING,
})
