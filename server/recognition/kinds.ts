import * as Schema from 'effect/Schema'
import { RECOGNITIONS, type Recognition } from '../../src/domain/recognition/setting.ts'
import type { Kind } from '../jobs/kind.ts'
import { SWEEPING } from '../jobs/sweeping.ts'

/** One picture after the other: what recognizes takes a core and half a gigabyte. */
export const RECOGNITION = { name: 'recognition', concurrency: 1, perOrganization: 1, worker: 'recognition' } as const

/** What is there already waits for what people bring; the next of it is put in line once that is done. */
const OF_WHAT_IS_THERE = -3
const NEXT = -6

interface OfAsset {
  readonly assetId: string
}

const OfAsset = Schema.Struct({ assetId: Schema.String })

/** What is recognized in an asset's file: as much of it as is switched on and not read yet. Only what ended its worker, or the database, is tried again. A school year of faces takes half a minute. */
export const reading: Kind<OfAsset> = { name: 'recognizing', queue: RECOGNITION, payload: OfAsset, timeLimit: 180_000, retry: { limit: 2, delay: 0 } }
export const laterReading: Kind<OfAsset> = { ...reading, priority: OF_WHAT_IS_THERE }

/** Puts the next assets in line that have not been read, and itself behind them. */
export const readingOfHoldings: Kind<{ readonly recognition: Recognition }> = {
  name: 'recognizingHoldings',
  queue: RECOGNITION,
  priority: NEXT,
  payload: Schema.Struct({ recognition: Schema.Literals(RECOGNITIONS) }),
  timeLimit: 600_000,
  retry: { limit: 5, delay: 1_000, longest: 60_000 },
  series: ({ recognition }) => recognition,
}

/** Copies, and whatever else nobody told of, are read within the hour. */
export const sweepingReadings: Kind<object> = { ...SWEEPING, name: 'sweepReadings', payload: Schema.Struct({}) }
