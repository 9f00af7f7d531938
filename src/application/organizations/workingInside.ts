import type { Workplace } from '../../domain/organizations/workplace.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { Workplaces } from './Workplaces.ts'

interface Parts {
  readonly entry: { readonly workplaces: Pick<Workplaces, 'enter'> }
  readonly notify: Notify
}

/** Leads the super administrator of this tab into another organization, or tells them why it cannot. */
export const workingInside =
  ({ entry: { workplaces }, notify }: Parts) =>
  (place: Workplace): void => {
    if (!workplaces.enter(place)) notify({ kind: 'failure', text: 'organizations.notInside', values: { name: place.name }, subject: 'workplace' })
  }
