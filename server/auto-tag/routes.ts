import * as Result from 'effect/Result'
import { readAutoTag, setAutoTag } from '../../src/infrastructure/auto-tag/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { readSetting, writeSetting } from '../recognition/settings.ts'
import { eraseTags } from './erase.ts'

export const autoTagRoutes = (jobs: Jobs): readonly Route[] => [
  route(readAutoTag, { action: 'viewAutoTag' }, async ({ tenant }) => Result.succeed(await readSetting(tenant, 'Tags'))),
  route(setAutoTag, { action: 'setAutoTag', audits: 'tenant.updated' }, ({ tenant, viewer, body: { isOn, erase } }) =>
    writeSetting(tenant, jobs, viewer, 'Tags', { isOn, consent: '' }, { asksConsent: false, erase: erase ? () => eraseTags(tenant, jobs) : undefined }),
  ),
]
