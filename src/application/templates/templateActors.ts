import { capability } from '../capabilities/capability.ts'
import type { DisplayFieldsActor } from './displayFields.machine.ts'
import type { OptionChangeActor } from './optionChange.machine.ts'
import type { ReaderSearchActor } from './readerSearch.machine.ts'
import type { TemplateActionActor } from './templateAction.machine.ts'
import type { TemplateEditorActor } from './templateEditor.machine.ts'
import type { TemplateOptionsActor } from './templateOptions.machine.ts'
import type { TemplatesActor } from './templates.machine.ts'

/** What is done with the metadata templates of an organization. */
export interface TemplateActors {
  readonly templates: TemplatesActor
  readonly templateEditor: TemplateEditorActor
  readonly templateAction: TemplateActionActor
  readonly displayFields: DisplayFieldsActor
  /** Of the attribute in sight. */
  readonly templateOptions: TemplateOptionsActor
  readonly optionChange: OptionChangeActor
  /** Whom a template can be for. */
  readonly readerSearch: ReaderSearchActor
}

export const TEMPLATES = capability<TemplateActors>('templates')
