import * as Result from 'effect/Result'
import type { ChoicePlace, OptionGateway, OptionQuery } from '../../application/templates/OptionGateway.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import * as contract from './options.contract.ts'

const paramsOf = ({ templateId, attributeId }: ChoicePlace) => ({ templateId, attributeId })

const CHANGED = { kind: 'templates.changed' } as const

export class HttpOptionGateway extends LocalEventsGateway implements OptionGateway {
  options({ search, limit, after, ...place }: OptionQuery, signal: AbortSignal) {
    const query = { limit, ...(search === '' ? {} : { search }), ...(after === undefined ? {} : { after }) }
    return this.http.query(contract.listOptions, { params: paramsOf(place), query, signal })
  }

  async addOptions(place: ChoicePlace, labels: readonly string[], signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.addOptions, { params: paramsOf(place), body: { labels }, signal }))
  }

  async importOptions(place: ChoicePlace, text: string, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.importOptions, { params: paramsOf(place), body: { text }, signal }))
  }

  async renameOption(place: ChoicePlace, optionId: string, label: string, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.renameOption, { params: { ...paramsOf(place), optionId }, body: { label }, signal }))
  }

  async mergeOptions(place: ChoicePlace, others: readonly string[], into: string, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.mergeOptions, { params: paramsOf(place), body: { others, into }, signal }))
  }

  async removeOption(place: ChoicePlace, optionId: string, signal: AbortSignal) {
    const removed = await this.http.mutate(contract.deleteOption, { params: { ...paramsOf(place), optionId }, signal })
    return Result.map(this.publishing(CHANGED, removed), () => undefined)
  }
}
