import type { AskedAction } from '../src/application/templates/templateAction.machine.ts'
import type { Template } from '../src/domain/templates/template.ts'
import type { InMemoryPorts } from '../src/infrastructure/composition/inMemoryApplication.ts'
import type { Stage } from './library.ts'

/** One of the sample's templates, by its name. */
export const templateNamed = ({ keptTemplates }: Pick<InMemoryPorts, 'keptTemplates'>, name: string): Template => {
  const found = keptTemplates.all().find((template) => template.name === name)
  if (found === undefined) throw new Error(`There is no template ${name}`)
  return found
}

/** Opens a template of the sample in its editor, or a new one. */
export const editing =
  (name?: string) =>
  ({ shell, ports }: Stage): void => {
    shell.readerSearch.send({ type: 'search.opened' })
    shell.templateEditor.send({ type: 'template.opened', templateId: name === undefined ? undefined : templateNamed(ports, name).id })
  }

/** Opens a template's display fields. */
export const displaying =
  (name: string) =>
  ({ shell, ports }: Stage): void =>
    shell.displayFields.send({ type: 'display.opened', templateId: templateNamed(ports, name).id })

/** Asks whether something is to be done to a template. */
export const asking =
  (name: string, action: AskedAction) =>
  ({ shell, ports }: Stage): void =>
    shell.templateAction.send({ type: 'ask', template: templateNamed(ports, name), action, name: `${name} (copy)` })
