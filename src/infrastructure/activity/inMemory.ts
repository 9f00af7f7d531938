import { ACTIVITY } from '../../application/activity/activityActors.ts'
import { startActivity } from '../../application/activity/startActivity.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryActivityGateway } from './InMemoryActivityGateway.ts'
import { InMemoryHistoryGateway } from './InMemoryHistoryGateway.ts'
import { InMemoryUndoGateway } from './InMemoryUndoGateway.ts'
import { sampleActivity } from './sampleActivity.ts'

export const activity = inMemory(ACTIVITY, {
  ports: (memory) => ({
    activity: new InMemoryActivityGateway(sampleActivity(), memory.faults),
    histories: new InMemoryHistoryGateway(memory),
    undos: new InMemoryUndoGateway(memory.library, memory.contacts, memory.faults),
  }),
  start: startActivity,
})
