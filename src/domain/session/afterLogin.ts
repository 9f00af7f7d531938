/** UTF-16 units; longer targets are nobody's link. */
const MAX_TARGET_LENGTH = 2_000

/** Where somebody who signs in without a target goes. */
const MAIN_AREA = '/'

const ENTRANCES = ['/login', '/logout']

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** One step of a path that means what it shows: no dots, no slash and no backslash, encoded once or twice. */
const isPlainStep = (step: string): boolean => {
  const once = decoded(step)
  const twice = once === undefined ? undefined : decoded(once.replace(/%(?![0-9a-f]{2})/gi, '%25'))
  return twice !== undefined && twice !== '' && twice !== '.' && twice !== '..' && !/[/\\\p{Cc}]/u.test(twice)
}

const isInApp = (target: string): boolean => {
  if (!target.startsWith('/') || target.length > MAX_TARGET_LENGTH || /[\\\s\p{Cc}]/u.test(target)) return false
  const [path = ''] = target.split(/[?#]/)
  const isEntrance = ENTRANCES.some((entrance) => path === entrance || path.startsWith(`${entrance}/`))
  return path === '/' || (!isEntrance && path.slice(1).replace(/\/$/, '').split('/').every(isPlainStep))
}

/** Where somebody goes after signing in: the path of the application that they wanted, never another host, a script or the entrance. */
export const afterLogin = (target: string | null | undefined): string =>
  typeof target === 'string' && isInApp(target) ? target : MAIN_AREA
