import { expect, it } from 'vitest'
import { PERMISSIONS } from '../access/permissions.ts'
import { conflicts, PAGE_SHORTCUTS } from '../preferences/shortcuts.ts'
import { TRASH_ACTIONS, trashActionsFor } from './trashActions.ts'

it('offers of what is in the trash what each permission lets', () => {
  const ids = (...permissions: Parameters<typeof trashActionsFor>[0]) => trashActionsFor(permissions).map(({ id }) => id)
  expect(ids(...PERMISSIONS)).toEqual(['download', 'restore', 'deleteForGood'])
  expect(ids('VIEW_RESOURCES_FROM_TRASH', 'DOWNLOAD_RESOURCES')).toEqual([])
  expect([ids('DOWNLOAD_RESOURCES_FROM_TRASH'), ids('RESTORE_RESOURCES'), ids('DELETE_RESOURCES_PERMANENTLY')]).toEqual([['download'], ['restore'], ['deleteForGood']])
})

it('no key means two things', () => {
  expect(conflicts([...Object.values(PAGE_SHORTCUTS), ...TRASH_ACTIONS.flatMap(({ shortcuts }) => shortcuts)])).toEqual([])
})
