import type { Template } from '../../domain/templates/template.ts'
import { draftOf, isTouched, NEW_TEMPLATE, type TemplateDraft } from './templateDraft.ts'
import type { KeptDraft } from './TemplateDraftStore.ts'
import { rebased } from './templateRebase.ts'

const onTopOf = (template: Template | undefined, { template: base, draft }: KeptDraft): TemplateDraft =>
  template === undefined || base === undefined || base.revision === template.revision ? draft : rebased(base, draft, template)

/** The draft of a template that has just been read: the one that was left unsaved, on top of what has been saved since. */
export const restoredDraft = (template: Template | undefined, kept: KeptDraft | undefined): { readonly draft: TemplateDraft; readonly isRestored: boolean } => {
  const untouched = template === undefined ? NEW_TEMPLATE : draftOf(template)
  const draft = kept === undefined ? untouched : onTopOf(template, kept)
  return isTouched(draft, template) ? { draft, isRestored: true } : { draft: untouched, isRestored: false }
}
