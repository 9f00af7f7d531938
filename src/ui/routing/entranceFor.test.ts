import { generatePath } from 'react-router'
import { expect, test } from 'vitest'
import { ROUTES } from '../../domain/navigation/routes.ts'
import { entranceFor } from './entranceFor.ts'

const behind = ROUTES.filter(({ access }) => access === 'signedIn').flatMap(({ path }) => {
  const params = { resourceType: 'records', folderId: 'f1', assetId: 'a1', id: '1', organizationId: 'o1' }
  return [generatePath(path, { ...params, '*': 'details' }), generatePath(path.replace(':folderId?', ''), { ...params, '*': '' })]
})

test.each([...new Set(behind)])('%s is remembered, and the sign-in page comes first', (pathname) => {
  expect(entranceFor({ pathname, search: '?sort=size' })).toEqual({ wanted: `${pathname}?sort=size` })
})

test('the sign-in page itself wants nothing', () => {
  expect(entranceFor({ pathname: '/login', search: '' })).toEqual({ wanted: undefined })
})

test.each(['/logout', '/nowhere', '/records', '/records/nothing/here', '/records/folders/a/b', '/reset-password'])(
  '%s is left to the application',
  (pathname) => {
    expect(entranceFor({ pathname, search: '' })).toBeUndefined()
  },
)
