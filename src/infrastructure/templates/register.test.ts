import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TEMPLATES } from '../../application/templates/templateActors.ts'
import { inMemoryPorts } from '../composition/inMemoryApplication.ts'
import { InMemoryStorage } from '../memory/InMemoryStorage.ts'
import { CORE, type Core } from '../registration/Core.ts'
import { actorsOf } from '../registration/registration.ts'
import { register } from './register.ts'

beforeEach(() => void vi.stubGlobal('localStorage', new InMemoryStorage()))
afterEach(() => void vi.unstubAllGlobals())

/** The page of a new template, for one person in an organization. */
const newTemplate = async (owner: string) => {
  const container = new Container()
  container.bind(CORE).toConstantValue({ events: inMemoryPorts().events, first: { userId: 'ada' }, owner: () => owner } as unknown as Core)
  container.load(register.module)
  const { templateEditor: editor } = container.get(actorsOf(TEMPLATES))
  editor.send({ type: 'template.opened', templateId: undefined })
  await vi.waitFor(() => expect(editor.getSnapshot().value).toBe('editing'))
  return editor
}

it('an unfinished new template stays in the organization that it was begun in', async () => {
  const home = await newTemplate('ada.harbour')
  home.send({ type: 'draft.changed', change: { kind: 'fields', fields: { name: 'Playbill' } } })
  const nameIn = async (owner: string) => (await newTemplate(owner)).getSnapshot().context.draft.name
  expect([await nameIn('ada.fjord'), await nameIn('ada.harbour')]).toEqual(['', 'Playbill'])
})
