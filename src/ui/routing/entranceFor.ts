import { ROUTES } from '../../domain/navigation/routes.ts'

const LOGIN = '/login'

interface Entrance {
  /** The page that was asked for, to be opened after the sign-in. */
  readonly wanted: string | undefined
}

/** Whether an address is of a route such as `/:resourceType/folders/:folderId?` or `/…/detail/*`. */
const isAt = (path: string, address: string): boolean => {
  const pattern = path.replace(/\/\*$/, '(/.*)?').replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}/?$`).test(address)
}

/**
 * Whether somebody who is not signed in starts at the sign-in page. The guards would decide the same; here it is decided without the
 * router and all that lies behind the sign-in, which need not be fetched before anybody is in.
 */
export const entranceFor = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Entrance | undefined => {
  if (pathname === LOGIN) return { wanted: undefined }
  const isBehind = ROUTES.some(({ access, path }) => access === 'signedIn' && isAt(path, pathname))
  return isBehind ? { wanted: pathname + search } : undefined
}
