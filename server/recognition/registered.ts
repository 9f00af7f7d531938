import { RECOGNITIONS } from '../../src/domain/recognition/setting.ts'
import { register, type Registered } from '../jobs/kind.ts'
import { reading, readingOfHoldings, sweepingReadings } from './kinds.ts'
import { readingEnded } from './readings.ts'

/** What workers do; here it is noted what could not be read. */
export const recognitionKinds: readonly Registered[] = [
  register(reading, {
    ended: async (tenant, { payload }, { state }) => {
      if (state === 'Failed') await readingEnded(tenant, payload.assetId, RECOGNITIONS, 'Failed')
    },
  }),
  register(readingOfHoldings, {}),
  register(sweepingReadings, {}),
]
