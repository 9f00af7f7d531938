import { expect, it } from 'vitest'
import type { Feature } from '../access/modules.ts'
import { isOffered } from './offered.ts'
import type { ActionName } from './rights.ts'

it.each<[ActionName, Feature]>([
  ['viewPersons', 'FacialRecognition'],
  ['setFaceRecognition', 'FacialRecognition'],
  ['setAutoTag', 'AutoTag'],
  ['index', 'IndexContent'],
  ['readAgain', 'IndexContent'],
  ['manageOwnSecondStep', 'TwoFaAuth'],
])('%s is there with the feature %s, and not without', (action, feature) => {
  expect([isOffered([feature], action), isOffered([], action), isOffered(['AiSearchEngine'], action)]).toEqual([true, false, false])
})

it('what is of no feature is there in every organization', () => {
  expect(isOffered([], 'edit')).toBe(true)
})
