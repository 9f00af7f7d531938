import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attributeFormOf } from '../../src/domain/templates/template.ts'
import { newAttribute, templateForm } from '../../src/domain/templates/template.fixture.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'

describe.each(SIDES)('options of templates %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const makeTemplate = async (...options: readonly string[]) => {
    const attributes = [newAttribute('Title'), newAttribute('Kind', { type: 'dropDown', options })]
    return value(await ports.templates.create(templateForm({ attributes, rolesIds: [], usersIds: [ports.userId] }), signal()))
  }
  const choiceOf = ({ id, attributes }: Awaited<ReturnType<typeof makeTemplate>>) => ({ templateId: id, attributeId: attributes[1]?.id ?? '' })
  const makeChoice = async (...options: readonly string[]) => choiceOf(await makeTemplate(...options))
  type Choice = Awaited<ReturnType<typeof makeChoice>>
  const read = async (choice: Choice, search = '', more: object = {}) => value(await ports.templateOptions.options({ ...choice, search, limit: 50, ...more }, signal()))
  const labels = async (choice: Choice) => (await read(choice)).items.map(({ label }) => label)
  const idOf = async (choice: Choice, label: string) => (await read(choice)).items.find((one) => one.label === label)?.id ?? ''

  it('are found by part of their label, those first that begin with it, page by page', async () => {
    const choice = await makeChoice('Chalk', 'Oil on canvas', 'Fish oil', 'oil pastel', 'Charcoal 100%')
    expect(await labels(choice)).toEqual(['Chalk', 'Charcoal 100%', 'Fish oil', 'Oil on canvas', 'oil pastel'])
    const found = await read(choice, 'OIL')
    expect(found.items.map(({ label }) => label)).toEqual(['Oil on canvas', 'oil pastel', 'Fish oil'])
    expect(found).toMatchObject({ total: 3, next: null })
    const first = await read(choice, 'oil', { limit: 2 })
    expect(first.items).toEqual(found.items.slice(0, 2))
    expect((await read(choice, 'oil', { limit: 2, after: first.next })).items).toEqual(found.items.slice(2))
    expect((await read(choice, '%')).items.map(({ label }) => label)).toEqual(['Charcoal 100%'])
    expect(await read(choice, 'nothing')).toEqual({ items: [], next: null, total: 0 })
  })

  it('belong to a choice of a template', async () => {
    const template = await makeTemplate('Oil')
    const of = (templateId: string, attributeId: string) => ports.templateOptions.options({ templateId, attributeId, search: '', limit: 5 }, signal())
    expect(codeOf(await of(NOWHERE, choiceOf(template).attributeId))).toBe('TEMPLATE_NOT_FOUND')
    expect(codeOf(await of(template.id, template.attributes[0]?.id ?? ''))).toBe('ATTRIBUTE_NOT_FOUND')
    expect(codeOf(await of((await makeTemplate()).id, choiceOf(template).attributeId))).toBe('ATTRIBUTE_NOT_FOUND')
    expect(codeOf(await ports.templateOptions.addOptions({ templateId: template.id, attributeId: NOWHERE }, ['Ink'], signal()))).toBe('ATTRIBUTE_NOT_FOUND')
  })

  it('are added once each, however they are written', async () => {
    const choice = await makeChoice('Oil')
    const added = value(await ports.templateOptions.addOptions(choice, ['Tempera', ' OIL', 'Ink '], signal()))
    expect(added).toMatchObject({ added: [{ label: 'Tempera' }, { label: 'Ink' }], present: 1, wrong: [] })
    expect((await read(choice)).items).toEqual(expect.arrayContaining([...added.added]))
    expect(await labels(choice)).toEqual(['Ink', 'Oil', 'Tempera'])
    for (const [given, problem] of [[['a', 'A'], { code: 'duplicated' }], [['a', ' '], { code: 'required' }], [['a'.repeat(256)], { code: 'tooLong', limit: 255 }]] as const)
      expect(await ports.templateOptions.addOptions(choice, given, signal())).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { labels: problem } } })
  })

  it('come from a file, whose wrong lines are told', async () => {
    const choice = await makeChoice('Oil')
    const text = `\uFEFFTempera\r\nOil\r\n\r\n${'x'.repeat(256)}\r\n=1+1\r\n`
    expect(value(await ports.templateOptions.importOptions(choice, text, signal()))).toMatchObject({
      added: [{ label: 'Tempera' }, { label: '=1+1' }],
      present: 1,
      wrong: [{ line: 4, problem: { code: 'tooLong', limit: 255 } }],
    })
    expect(await labels(choice)).toEqual(['=1+1', 'Oil', 'Tempera'])
  })

  it('are renamed, also in their case alone, and to no name that another one has', async () => {
    const choice = await makeChoice('Oil', 'Ink')
    const oil = await idOf(choice, 'Oil')
    const rename = (id: string, label: string) => ports.templateOptions.renameOption(choice, id, label, signal())
    expect(value(await rename(oil, ' OIL '))).toEqual({ id: oil, label: 'OIL' })
    expect(codeOf(await rename(oil, 'ink'))).toBe('OPTION_ALREADY_EXISTS')
    expect(codeOf(await rename(NOWHERE, 'Chalk'))).toBe('OPTION_NOT_FOUND')
    expect(await rename(oil, '')).toMatchObject({ failure: { fields: { label: { code: 'required' } } } })
    expect(await labels(choice)).toEqual(['Ink', 'OIL'])
  })

  it('are merged into one that stays', async () => {
    const choice = await makeChoice('Oil', 'Oils', 'Oil paint', 'Ink')
    const [oil, oils, paint] = [await idOf(choice, 'Oil'), await idOf(choice, 'Oils'), await idOf(choice, 'Oil paint')]
    const merge = (others: readonly string[], into: string) => ports.templateOptions.mergeOptions(choice, others, into, signal())
    expect(await merge([], oil)).toMatchObject({ failure: { fields: { others: { code: 'required' } } } })
    expect(await merge([oil], oil)).toMatchObject({ failure: { fields: { others: { code: 'duplicated' } } } })
    expect(codeOf(await merge([oils, NOWHERE], oil))).toBe('OPTION_NOT_FOUND')
    expect(value(await merge([oils, paint], oil))).toEqual({ id: oil, label: 'Oil' })
    expect(await labels(choice)).toEqual(['Ink', 'Oil'])
    expect(codeOf(await merge([oils], oil))).toBe('OPTION_NOT_FOUND')
    // Its name is free again.
    expect(value(await ports.templateOptions.addOptions(choice, ['Oils'], signal())).added).toMatchObject([{ label: 'Oils' }])
  })

  it('that were the default change the template when they are merged or taken out, so that nobody saves it with the former one', async () => {
    const template = await makeTemplate('Oil', 'Oils', 'Ink')
    const choice = choiceOf(template)
    const [oil, oils, ink] = [await idOf(choice, 'Oil'), await idOf(choice, 'Oils'), await idOf(choice, 'Ink')]
    const edit = (seen: typeof template, defaultValue: string) => {
      const attributes = template.attributes.map(attributeFormOf).map((form) => (form.id === choice.attributeId ? { ...form, defaultValue } : form))
      return ports.templates.edit(seen, templateForm({ attributes, rolesIds: [], usersIds: [ports.userId] }), signal())
    }
    const begun = value(await edit(template, oils))
    value(await ports.templateOptions.mergeOptions(choice, [oils], oil, signal()))
    expect(codeOf(await edit(begun, oils))).toBe('STALE_EDIT')
    const merged = value(await ports.templates.read(template.id, signal()))
    expect(merged.attributes[1]?.defaultValue).toBe(oil)
    value(await ports.templateOptions.removeOption(choice, ink, signal()))
    expect(value(await ports.templates.read(template.id, signal())).revision).toBe(merged.revision)
    value(await ports.templateOptions.removeOption(choice, oil, signal()))
    expect(codeOf(await edit(merged, oil))).toBe('STALE_EDIT')
    expect(value(await ports.templates.read(template.id, signal())).attributes[1]?.defaultValue).toBe('')
  })

  it('come and change as long as the template is active, and go only before it is published', async () => {
    const template = await makeTemplate('Oil', 'Ink', 'Chalk')
    const choice = choiceOf(template)
    const [oil, ink, chalk] = [await idOf(choice, 'Oil'), await idOf(choice, 'Ink'), await idOf(choice, 'Chalk')]
    const remove = (id: string) => ports.templateOptions.removeOption(choice, id, signal())
    value(await remove(chalk))
    expect(codeOf(await remove(chalk))).toBe('OPTION_NOT_FOUND')
    const active = value(await ports.templates.perform(template, 'publish', signal()))
    expect(codeOf(await remove(oil))).toBe('TEMPLATE_PUBLISHED')
    value(await ports.templateOptions.addOptions(choice, ['Tempera'], signal()))
    value(await ports.templateOptions.renameOption(choice, oil, 'Oil paint', signal()))
    value(await ports.templateOptions.mergeOptions(choice, [ink], oil, signal()))
    expect(await labels(choice)).toEqual(['Oil paint', 'Tempera'])
    value(await ports.templates.perform(active, 'deactivate', signal()))
    expect(codeOf(await ports.templateOptions.addOptions(choice, ['Pastel'], signal()))).toBe('TEMPLATE_PUBLISHED')
    expect(codeOf(await ports.templateOptions.renameOption(choice, oil, 'Pastel', signal()))).toBe('TEMPLATE_PUBLISHED')
  })
})
