import { expect, it } from 'vitest'
import { FEATURES, MODULES } from './modules.ts'
import { PERMISSIONS } from './permissions.ts'
import { isBuilt } from './unbuilt.ts'

it('what can be granted and does not work yet', () => {
  expect(PERMISSIONS.filter((one) => !isBuilt(one))).toEqual([])
  expect(MODULES.filter((one) => !isBuilt(one))).toEqual([])
  expect(FEATURES.filter((one) => !isBuilt(one))).toEqual([])
})
