import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { contactName } from '../../src/domain/contacts/contact.ts'
import { namesOf } from '../../src/domain/metadata/names.ts'
import { judgedValues } from '../../src/domain/metadata/values.ts'
import { isNamed, type AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import { canDescribe } from '../../src/domain/templates/template.ts'
import { DEMO_CONTACTS } from './contacts.ts'
import { DEMO_DESCRIPTIONS } from './descriptions.ts'
import { keyOf, readManifest } from './manifest.ts'
import { DEMO_TEMPLATES } from './templates.ts'

const { organizations } = await readManifest()
const entries = organizations.find(({ name }) => name === 'Harbour Museum')?.entries ?? []
const people = (DEMO_CONTACTS['Harbour Museum'] ?? []).map(({ form }) => contactName(form))

describe.each(DEMO_DESCRIPTIONS)('what $template says of $entry', ({ entry, template, values }) => {
  const described = entries.find((one) => keyOf(one) === entry)
  const describing = DEMO_TEMPLATES.find(({ name }) => name === template)

  it('is of an entry of its module', () => {
    expect(described !== undefined && describing !== undefined && canDescribe(describing.type as 'ALL', described.module)).toBe(true)
  })

  it('is right, and all that must be said', () => {
    const attributes = describing?.attributes ?? []
    expect(Object.keys(values).filter((name) => !attributes.some((one) => one.name === name))).toEqual([])
    const problems = attributes.flatMap(({ name, type, unit, currency, required, repeatable, options, defaultValue }) => {
      const texts = [values[name] ?? (defaultValue === '' ? [] : [defaultValue])].flat()
      const offered = type === 'contact' ? people : options
      const names = isNamed(type) && type !== 'asset' ? { names: namesOf(offered.map((label) => ({ id: label, label }))) } : {}
      const judged = judgedValues(texts, { type: type as AttributeType, unit, currency, required, repeatable, ...names })
      return Result.isSuccess(judged) && JSON.stringify(judged.success) === JSON.stringify(texts) ? [] : [[name, texts, judged]]
    })
    expect(problems).toEqual([])
  })
})
