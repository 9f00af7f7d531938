import type { ResourceType } from '../../domain/access/modules.ts'
import { failureOf } from '../failures/outcome.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain } from '../notifications/undone.ts'
import type { MetadataImportGateway } from './MetadataImportGateway.ts'

/** Begins to take an import back, and tells and answers whether it could be begun. */
export const importingBack = (metadataImports: Pick<MetadataImportGateway, 'begin'>, notify: Notify) => async (resourceType: ResourceType, importId: string, again: NotificationAction): Promise<boolean> => {
  const failure = failureOf(await metadataImports.begin({ resourceType, importId }, 'undo', new AbortController().signal))
  notify(failure === undefined ? { kind: 'info', text: 'moveCopy.begun.importValuesBack' } : { kind: 'failure', text: `failure.${failure.code}`, ...offeredAgain(failure, again) })
  return failure === undefined
}
