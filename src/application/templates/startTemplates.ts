import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import { createDisplayFieldsMachine } from './displayFields.machine.ts'
import { createOptionChangeMachine } from './optionChange.machine.ts'
import type { OptionGateway } from './OptionGateway.ts'
import type { ReaderGateway } from './ReaderGateway.ts'
import { createReaderSearchMachine } from './readerSearch.machine.ts'
import { createTemplateActionMachine } from './templateAction.machine.ts'
import type { TemplateActors } from './templateActors.ts'
import { createTemplateEditorMachine, type TemplateEditorPorts } from './templateEditor.machine.ts'
import { createTemplateOptionsMachine } from './templateOptions.machine.ts'
import { createTemplatesMachine } from './templates.machine.ts'

type TemplatePorts = TemplateEditorPorts & { readonly templateOptions: OptionGateway; readonly templateReaders: ReaderGateway; readonly events: EventStream }

export const startTemplates = (ports: TemplatePorts): TemplateActors => {
  const templateEditor = createActor(createTemplateEditorMachine(ports)).start()
  const templateOptions = createActor(createTemplateOptionsMachine(ports)).start()
  const changed = (templateId: string): void => {
    if (templateEditor.getSnapshot().context.templateId === templateId) templateEditor.send({ type: 'template.changed' })
    if (templateOptions.getSnapshot().context.place?.templateId === templateId) templateOptions.send({ type: 'options.changed' })
  }
  return {
    templates: createActor(createTemplatesMachine(ports)).start(),
    templateEditor,
    templateAction: createActor(createTemplateActionMachine({ ...ports, changed })).start(),
    displayFields: createActor(createDisplayFieldsMachine(ports)).start(),
    templateOptions,
    optionChange: createActor(createOptionChangeMachine({ ...ports, changed })).start(),
    readerSearch: createActor(createReaderSearchMachine(ports)).start(),
  }
}
