import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { ActivityActors } from './activityActors.ts'
import type { ActivityGateway } from './ActivityGateway.ts'
import { createActivityLogMachine } from './activityLog.machine.ts'
import { createHistoryMachine } from './history.machine.ts'
import type { HistoryGateway } from './HistoryGateway.ts'
import { takingBack } from './takingBack.ts'
import type { UndoGateway } from './UndoGateway.ts'

interface ActivityPorts {
  readonly activity: ActivityGateway
  readonly histories: HistoryGateway
  readonly undos: UndoGateway
  readonly events: EventStream
  readonly notify: Notify
}

export const startActivity = ({ activity, histories, undos, events, notify }: ActivityPorts): ActivityActors => {
  const history = createActor(createHistoryMachine({ histories, events })).start()
  const done = () => history.send({ type: 'subject.changed', id: history.getSnapshot().context.place.id })
  return {
    activityLog: createActor(createActivityLogMachine({ activity, events })).start(),
    activityAddresses: activity,
    history,
    takeBack: takingBack({ undos, notify, done }),
  }
}
