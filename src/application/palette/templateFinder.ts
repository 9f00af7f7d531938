import type { TemplateSummary } from '../../domain/templates/template.ts'
import { isBlank } from '../../domain/validation/text.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { OFFERED_AFTER_MS } from '../forms/typing.ts'
import { createFinderMachine, type FinderActor } from '../search/quickSearch.machine.ts'
import type { TemplateGateway } from '../templates/TemplateGateway.ts'

interface TemplateFinderPorts {
  readonly templates: Pick<TemplateGateway, 'list'>
  /** Nobody else sees which templates there are. */
  readonly mayManage: () => boolean
  /** Milliseconds without a key before it is looked. */
  readonly pause?: number
}

/** Offered while somebody types. */
const OFFERED = 5

/** Finds templates by part of their name while somebody types. */
export const createTemplateFinderMachine = ({ templates, mayManage, pause = OFFERED_AFTER_MS }: TemplateFinderPorts) =>
  createFinderMachine<TemplateSummary, CallFailure>({
    find: (term, signal) => templates.list({ filter: { search: term.trim() }, limit: OFFERED }, signal),
    isWanted: (term) => !isBlank(term) && mayManage(),
    pause,
  })

export type TemplateFinderActor = FinderActor<TemplateSummary, CallFailure>
