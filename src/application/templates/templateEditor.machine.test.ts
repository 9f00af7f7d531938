import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { attributeFormOf, templateFormOf } from '../../domain/templates/template.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { DraftChange } from './templateDraft.ts'
import { createTemplateEditorMachine, type TemplateEditorPorts } from './templateEditor.machine.ts'

const signal = () => new AbortController().signal

/** Opens one of the sample's templates, or a new one; `ports`: as an earlier page left them. */
const open = async (name?: string, ports = inMemoryPorts()) => {
  const notify = vi.fn<TemplateEditorPorts['notify']>()
  const kept = () => ports.keptTemplates.all().find((template) => template.name === name)
  const editor = createActor(createTemplateEditorMachine({ ...ports, notify })).start()
  editor.send({ type: 'template.opened', templateId: kept()?.id })
  const reaches = (state: string) => vi.waitFor(() => expect(editor.getSnapshot().value).toBe(state))
  await reaches('editing')
  const change = (made: DraftChange) => editor.send({ type: 'draft.changed', change: made })
  return { ports, notify, editor, reaches, change, kept, context: () => editor.getSnapshot().context, save: () => editor.send({ type: 'save' }) }
}

const PUBLISHER = ({ people }: Pick<ReturnType<typeof inMemoryPorts>, 'people'>) => {
  const id = [...people.roles.values()].find(({ name }) => name === 'Publisher')?.id ?? ''
  return { kind: 'reader', of: 'roles', reader: { id, name: 'Publisher' } } as const
}

describe('a new template', () => {
  it('is told what it lacks, and made with its attributes', async () => {
    const { ports, change, save, context, reaches, notify } = await open()
    save()
    expect(context().problems).toEqual({ name: { code: 'required' }, rolesIds: { code: 'rolesOrUsersRequired' } })
    change({ kind: 'fields', fields: { name: 'Playbill' } })
    expect(context().problems).toEqual({ rolesIds: { code: 'rolesOrUsersRequired' } })
    change(PUBLISHER(ports))
    change({ kind: 'add', attributes: [{ name: 'Printer', section: 'Origin' }] })
    expect(context().selectedId).toBe('new-1')
    save()
    await reaches('saved')
    const made = ports.keptTemplates.all().find(({ name }) => name === 'Playbill')
    expect(made?.attributes.map(({ name }) => name)).toEqual(['Printer'])
    // The attribute in sight stays in sight under its own id.
    expect(context()).toMatchObject({ templateId: made?.id, selectedId: made?.attributes[0]?.id, draft: { name: 'Playbill' } })
    expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'templates.notices.made', values: { name: 'Playbill' } })
  })

  it('goes on at its own address with what is being done there', async () => {
    const { ports, change, save, context, reaches, editor } = await open()
    change({ kind: 'fields', fields: { name: 'Playbill' } })
    change(PUBLISHER(ports))
    change({ kind: 'add', attributes: [{ name: 'Printer' }, { name: 'Paper' }] })
    save()
    await reaches('saved')
    const [printer] = context().draft.attributes
    editor.send({ type: 'attribute.selected', id: printer?.id })
    change({ kind: 'fields', fields: { shortDescription: 'Of the theatre' } })
    editor.send({ type: 'template.opened', templateId: context().templateId })
    save()
    await reaches('saved')
    expect(context()).toMatchObject({ selectedId: printer?.id, draft: { name: 'Playbill', shortDescription: 'Of the theatre' } })
    expect(ports.keptTemplates.all().find(({ name }) => name === 'Playbill')).toMatchObject({ shortDescription: 'Of the theatre' })
  })

  it('shows the attribute in which something is wrong', async () => {
    const { ports, change, save, context, editor } = await open()
    change({ kind: 'fields', fields: { name: 'Playbill' } })
    change(PUBLISHER(ports))
    change({ kind: 'add', attributes: [{ name: 'Printer' }, {}] })
    editor.send({ type: 'attribute.selected', id: undefined })
    save()
    expect(context()).toMatchObject({ selectedId: 'new-2', problems: { 'new-2.name': { code: 'required' } } })
  })
})

describe('what is filled in', () => {
  it('is there again when the page comes back, until it is given up', async () => {
    const { ports, change } = await open('Poster')
    change({ kind: 'add', attributes: [{ name: 'Printer' }] })
    const later = await open('Poster', ports)
    expect(later.context()).toMatchObject({ isRestored: true })
    expect(later.context().draft.attributes.map(({ name }) => name)).toEqual(['Title', 'Printer'])
    later.editor.send({ type: 'draft.discarded' })
    expect(later.context()).toMatchObject({ isRestored: false, selectedId: undefined })
    expect((await open('Poster', ports)).context()).toMatchObject({ isRestored: false, draft: { attributes: [{ name: 'Title' }] } })
  })

  it('stands on top of what somebody else has saved since', async () => {
    const { ports, change, kept } = await open('Poster')
    change({ kind: 'fields', fields: { shortDescription: 'mine' } })
    const theirs = kept()
    if (theirs === undefined) throw new Error('There is no poster')
    await ports.templates.edit(theirs, { ...templateFormOf(theirs), attributes: theirs.attributes.map((one) => ({ ...attributeFormOf(one), helpText: 'theirs' })) }, signal())
    const { draft } = (await open('Poster', ports)).context()
    expect(draft).toMatchObject({ shortDescription: 'mine', attributes: [{ helpText: 'theirs' }] })
  })

  it('is not kept once it is saved, or as it was', async () => {
    const { ports, change, save, reaches } = await open('Poster')
    change({ kind: 'fields', fields: { shortDescription: 'other' } })
    change({ kind: 'fields', fields: { shortDescription: 'Being designed' } })
    expect((await open('Poster', ports)).context().isRestored).toBe(false)
    change({ kind: 'fields', fields: { shortDescription: 'saved' } })
    save()
    await reaches('saved')
    expect((await open('Poster', ports)).context()).toMatchObject({ isRestored: false, draft: { shortDescription: 'saved' } })
  })
})

describe('while it is being saved', () => {
  it('what is filled in goes on, and is the next draft', async () => {
    const { ports, change, save, reaches, context, kept } = await open('Poster')
    change({ kind: 'fields', fields: { shortDescription: 'Of the theatre' } })
    const release = ports.faults.hold('templates.edit')
    save()
    change({ kind: 'fields', fields: { name: 'Playbill' } })
    release()
    await reaches('saved')
    expect(ports.keptTemplates.all().find(({ name }) => name === 'Poster')).toMatchObject({ shortDescription: 'Of the theatre' })
    expect(context().draft).toMatchObject({ name: 'Playbill', shortDescription: 'Of the theatre' })
    expect((await open('Poster', ports)).context()).toMatchObject({ isRestored: true, draft: { name: 'Playbill', shortDescription: 'Of the theatre' } })
    save()
    await reaches('saved')
    expect([kept(), ports.keptTemplates.all().find(({ name }) => name === 'Playbill')?.shortDescription]).toEqual([undefined, 'Of the theatre'])
  })

  it('attributes of a new template can be changed, added and looked at, and are each there once', async () => {
    const { ports, change, save, reaches, context, editor } = await open()
    change({ kind: 'fields', fields: { name: 'Playbill' } })
    change(PUBLISHER(ports))
    change({ kind: 'add', attributes: [{ name: 'Printer' }, { name: 'Paper', type: 'dropDown', options: ['Wove'] }] })
    const release = ports.faults.hold('templates.create')
    save()
    change({ kind: 'attribute', id: 'new-2', fields: { helpText: 'As it feels' } })
    change({ kind: 'add', attributes: [{ name: 'Format' }] })
    editor.send({ type: 'attribute.selected', id: 'new-1' })
    release()
    await reaches('saved')
    const made = ports.keptTemplates.all().find(({ name }) => name === 'Playbill')
    expect(made?.attributes.map(({ name, helpText }) => [name, helpText])).toEqual([['Printer', ''], ['Paper', '']])
    expect(context().draft.attributes.map(({ name, helpText, options, optionCount }) => [name, helpText, options, optionCount])).toEqual([['Printer', '', [], 0], ['Paper', 'As it feels', [], 1], ['Format', '', [], 0]])
    expect(context().selectedId).toBe(made?.attributes[0]?.id)
    save()
    await reaches('saved')
    expect(ports.keptTemplates.read(made?.id ?? '')?.attributes.map(({ name, helpText }) => [name, helpText])).toEqual([['Printer', ''], ['Paper', 'As it feels'], ['Format', '']])
  })

  it('what is added where a new attribute was taken out is another one, and stays what it is', async () => {
    const { ports, change, save, reaches, context } = await open()
    change({ kind: 'fields', fields: { name: 'Playbill' } })
    change(PUBLISHER(ports))
    change({ kind: 'add', attributes: [{ name: 'Printer' }, { name: 'Paper', type: 'number' }] })
    const release = ports.faults.hold('templates.create')
    save()
    const [, paper] = context().draft.attributes
    change({ kind: 'remove', id: paper?.id ?? '' })
    change({ kind: 'add', attributes: [{ name: 'Format', helpText: 'In inches' }] })
    release()
    await reaches('saved')
    const namesOf = () => context().draft.attributes.map(({ name, type, helpText, isNew }) => [name, type, helpText, isNew])
    expect(namesOf()).toEqual([['Printer', 'text', '', false], ['Format', 'text', 'In inches', true]])
    save()
    await reaches('saved')
    expect(ports.keptTemplates.read(context().templateId ?? '')?.attributes.map(({ name, type }) => [name, type])).toEqual([['Printer', 'text'], ['Format', 'text']])
  })

  it('what is filled in is there as well where it is not saved, or others were quicker', async () => {
    const { ports, change, save, reaches, context, kept, editor } = await open('Poster')
    const poster = kept()
    if (poster === undefined) throw new Error('There is no poster')
    change({ kind: 'fields', fields: { shortDescription: 'mine' } })
    const release = ports.faults.hold('templates.edit')
    save()
    change({ kind: 'fields', fields: { shortDescription: 'mine, later' } })
    ports.keptTemplates.edit(poster.id, { ...templateFormOf(poster), name: 'Theirs' })
    const answer = ports.faults.hold('templates.read')
    release()
    await reaches('comparing')
    change({ kind: 'fields', fields: { shortDescription: 'mine, latest' } })
    answer()
    await reaches('stale')
    editor.send({ type: 'mine.keep' })
    await reaches('saved')
    expect(context().draft).toMatchObject({ name: 'Theirs', shortDescription: 'mine, latest' })
    expect(ports.keptTemplates.read(poster.id)).toMatchObject({ name: 'Theirs', shortDescription: 'mine, latest' })
  })
})

describe('somebody else', () => {
  const overtaken = async () => {
    const opened = await open('Poster')
    const theirs = opened.kept()
    if (theirs === undefined) throw new Error('There is no poster')
    opened.change({ kind: 'fields', fields: { shortDescription: 'mine' } })
    await opened.ports.templates.edit(theirs, { ...templateFormOf(theirs), name: 'Theirs' }, signal())
    opened.save()
    await opened.reaches('stale')
    return opened
  }

  it('was quicker: mine is saved on top of theirs', async () => {
    const { editor, reaches, ports } = await overtaken()
    editor.send({ type: 'mine.keep' })
    await reaches('saved')
    expect(ports.keptTemplates.all().find(({ name }) => name === 'Theirs')).toMatchObject({ shortDescription: 'mine' })
  })

  it('was quicker: theirs is taken, and mine is not kept', async () => {
    const { editor, context, ports } = await overtaken()
    editor.send({ type: 'theirs.take' })
    expect(context()).toMatchObject({ draft: { name: 'Theirs', shortDescription: 'Being designed' } })
    expect((await open('Theirs', ports)).context().isRestored).toBe(false)
  })
})

describe('a published template', () => {
  it('takes help texts, and no other name', async () => {
    const { change, save, context, reaches, kept } = await open('Glass plate')
    const title = kept()?.attributes[0]?.id ?? ''
    change({ kind: 'attribute', id: title, fields: { name: 'Caption' } })
    save()
    expect(context().problems).toEqual({ [`${title}.name`]: { code: 'published' } })
    change({ kind: 'attribute', id: title, fields: { name: 'Title', helpText: 'As on the plate' } })
    save()
    await reaches('saved')
    expect(kept()?.attributes[0]).toMatchObject({ name: 'Title', helpText: 'As on the plate' })
  })
})

it('what is saved by itself is taken over beneath what is filled in', async () => {
  const { ports, editor, change, context, reaches, kept } = await open('Glass plate')
  change({ kind: 'fields', fields: { shortDescription: 'mine' } })
  const emulsion = kept()?.attributes.find(({ name }) => name === 'Emulsion')
  await ports.templateOptions.addOptions({ templateId: kept()?.id ?? '', attributeId: emulsion?.id ?? '' }, ['Cyanotype'], signal())
  editor.send({ type: 'template.changed' })
  await reaches('editing')
  expect(context().draft.shortDescription).toBe('mine')
  expect(context().draft.attributes.find(({ name }) => name === 'Emulsion')?.optionCount).toBe((emulsion?.optionCount ?? 0) + 1)
})

it.each<[failure: 'UNREACHABLE' | 'TEMPLATE_NOT_FOUND']>([['UNREACHABLE'], ['TEMPLATE_NOT_FOUND']])('a save that fails with %s leaves all as it is filled in', async (code) => {
  const { ports, change, save, reaches, context } = await open('Poster')
  change({ kind: 'fields', fields: { shortDescription: 'mine' } })
  ports.faults.fail('templates.edit', { code })
  save()
  await reaches('refused')
  expect(context()).toMatchObject({ failure: { code }, draft: { shortDescription: 'mine' } })
  expect((await open('Poster', ports)).context().draft.shortDescription).toBe('mine')
})
