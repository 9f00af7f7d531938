import type { Template } from '../../domain/templates/template.ts'
import type { TemplateDraft } from './templateDraft.ts'

/** What was filled in and is not saved yet. */
export interface KeptDraft {
  /** What it began with; undefined of a new template. */
  readonly template: Template | undefined
  readonly draft: TemplateDraft
}

/** Keeps in this browser what one person fills in of a template, by its id (undefined: of a new one), until it is saved or given up. */
export interface TemplateDraftStore {
  read(templateId: string | undefined): KeptDraft | undefined
  save(templateId: string | undefined, kept: KeptDraft): void
  clear(templateId: string | undefined): void
}
