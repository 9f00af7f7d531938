import { ACTIVITY } from '../../application/activity/activityActors.ts'
import { startActivity } from '../../application/activity/startActivity.ts'
import { registration } from '../registration/registration.ts'
import { HttpActivityGateway } from './HttpActivityGateway.ts'
import { HttpHistoryGateway } from './HttpHistoryGateway.ts'
import { HttpUndoGateway } from './HttpUndoGateway.ts'

export const register = registration(ACTIVITY, {
  ports: ({ http, credentials }) => ({
    activity: new HttpActivityGateway(http, () => credentials.held()?.sessionId ?? ''),
    histories: new HttpHistoryGateway(http),
    undos: new HttpUndoGateway(http),
  }),
  start: startActivity,
})
