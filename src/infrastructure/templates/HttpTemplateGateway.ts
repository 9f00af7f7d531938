import * as Result from 'effect/Result'
import type { SeenTemplate, TemplateGateway, TemplateQuery, TemplateStep } from '../../application/templates/TemplateGateway.ts'
import type { DisplayField } from '../../domain/templates/displayFields.ts'
import type { TemplateForm } from '../../domain/templates/template.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import * as contract from './contract.ts'

const STEPS = {
  publish: contract.publishTemplate,
  activate: contract.activateTemplate,
  deactivate: contract.deactivateTemplate,
  hide: contract.hideTemplate,
} as const satisfies Readonly<Record<TemplateStep, unknown>>

const CHANGED = { kind: 'templates.changed' } as const

export class HttpTemplateGateway extends LocalEventsGateway implements TemplateGateway {
  list({ filter, ...page }: TemplateQuery, signal: AbortSignal) {
    return this.http.query(contract.listTemplates, { query: { ...filter, ...page }, signal })
  }

  read(templateId: string, signal: AbortSignal) {
    return this.http.query(contract.readTemplate, { params: { templateId }, signal })
  }

  async create(body: TemplateForm, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.createTemplate, { body, signal }))
  }

  async edit({ id: templateId, revision }: SeenTemplate, form: TemplateForm, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.editTemplate, { params: { templateId }, body: { ...form, revision }, signal }))
  }

  async setDisplayFields({ id: templateId, revision }: SeenTemplate, displayFields: readonly DisplayField[], signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.setDisplayFields, { params: { templateId }, body: { displayFields, revision }, signal }))
  }

  async perform({ id: templateId, revision }: SeenTemplate, step: TemplateStep, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(STEPS[step], { params: { templateId }, body: { revision }, signal }))
  }

  async duplicate(templateId: string, name: string, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.duplicateTemplate, { params: { templateId }, body: { name }, signal }))
  }

  async remove({ id: templateId, revision }: SeenTemplate, signal: AbortSignal) {
    const removed = await this.http.mutate(contract.deleteTemplate, { params: { templateId }, query: { revision }, signal })
    return Result.map(this.publishing(CHANGED, removed), () => undefined)
  }
}
