import { ACTIVITY } from '../../application/activity/activityActors.ts'
import { startActivity } from '../../application/activity/startActivity.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryActivityGateway } from './InMemoryActivityGateway.ts'
import { InMemoryHistoryGateway } from './InMemoryHistoryGateway.ts'
import { InMemoryUndoGateway } from './InMemoryUndoGateway.ts'
import { sampleActivity } from './sampleActivity.ts'

export const activity = inMemory(ACTIVITY, {
  ports: ({ library, contacts, faults }) => ({
    activity: new InMemoryActivityGateway(sampleActivity(), faults),
    histories: new InMemoryHistoryGateway(library, faults),
    undos: new InMemoryUndoGateway(library, contacts, faults),
  }),
  start: startActivity,
})
