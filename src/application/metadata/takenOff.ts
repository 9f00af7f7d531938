import type { DescribedBy, ValueChange } from '../../domain/metadata/assetMetadata.ts'
import { hasFailed } from '../failures/outcome.ts'
import type { Notification, NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain, offering } from '../notifications/undone.ts'
import type { DescribedPlace, MetadataGateway } from './MetadataGateway.ts'

interface TakenOffPorts {
  readonly metadata: Pick<MetadataGateway, 'save'>
  readonly notify: Notify
}

/** What gives each field its values again: taking the template off cleared those that had any, one revision each. One that is empty stays so, whatever it begins with. */
const changesBack = ({ template, values }: DescribedBy): readonly ValueChange[] =>
  values.flatMap(({ attributeId, values: before, revision }): readonly ValueChange[] => {
    if (before.length > 0) return [{ attributeId, values: before, revision: revision + 1 }]
    const begins = template.attributes.find(({ id }) => id === attributeId)
    return begins === undefined || begins.defaultValue === '' || begins.required ? [] : [{ attributeId, values: [], revision }]
  })

/** Tells that a template was taken off an asset, and offers to put it back with all that it said. `again`: the asset is described otherwise by now. */
export const takenOff = ({ metadata, notify }: TakenOffPorts, place: DescribedPlace, described: DescribedBy, again: () => void): Notification => {
  const values = { name: described.template.name }
  const putBack = async (offer: NotificationAction): Promise<void> => {
    const saved = await metadata.save(place, { assign: [described.template.id], changes: changesBack(described) }, new AbortController().signal)
    again()
    if (hasFailed(saved)) return notify({ kind: 'failure', text: 'describing.takenOff.notPutBack', values, ...offeredAgain(saved.failure, offer) })
    const left = saved.success.answers.filter(({ outcome }) => outcome !== 'saved').length
    notify(left === 0 ? { kind: 'success', text: 'describing.takenOff.putBack', values } : { kind: 'info', text: 'describing.takenOff.putBackInPart', values: { ...values, count: left } })
  }
  return { kind: 'success', text: 'describing.takenOff.done', values, action: offering('describing.takenOff.undo', putBack) }
}
