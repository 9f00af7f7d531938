import * as Schema from 'effect/Schema'
import { endpoint } from '../contract/endpoint.ts'

const Progress = Schema.Struct({ total: Schema.Finite, read: Schema.Finite, failed: Schema.Finite })

/** One switch of the organization that is worked in (src/domain/recognition/setting.ts). */
export const RecognitionSetting = Schema.Struct({
  isOn: Schema.Boolean,
  changedBy: Schema.NullOr(Schema.String),
  changedAt: Schema.NullOr(Schema.String),
  consent: Schema.NullOr(Schema.String),
  progress: Progress,
})

export const readAutoTag = endpoint({
  method: 'GET',
  path: '/v1/auto-tag',
  summary: 'Whether tags are suggested for pictures and texts, and how far reading them is (feature AutoTag)',
  success: RecognitionSetting,
  failures: [],
})

/** Switched on, what is there is read behind the answer. `erase`: when switched off, open suggestions of tags go as well. */
export const setAutoTag = endpoint({
  method: 'PUT',
  path: '/v1/auto-tag',
  summary: 'Switch suggestions of tags on or off',
  body: Schema.Struct({ isOn: Schema.Boolean, erase: Schema.Boolean }),
  success: RecognitionSetting,
  failures: [],
})
