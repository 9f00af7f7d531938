import { matchRoutes } from 'react-router'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { fetchedOnce } from '../../application/capabilities/fetchedOnce.ts'
import { FOLDER_SCREENS } from '../folders/screens.ts'
import type { BuiltScreen } from '../page/screen.tsx'
import { DETAIL_SCREENS } from './detailScreens.tsx'
import { RULES } from './rules.ts'

const laterScreens = fetchedOnce(() => import('./screens.ts'))

/**
 * The screen of a route. All but the first page's are listed apart: what they are costs the first page nothing. Those of an asset and a folder stand
 * with it, so that what is pressed first does not wait for the list before it is fetched.
 */
export const screenOf = async (id: string): Promise<BuiltScreen | undefined> => FOLDER_SCREENS[id] ?? DETAIL_SCREENS[id] ?? (await laterScreens()).SCREENS[id]

/** Fetches the code of the page at a path; there need be none. Rejects when it cannot be fetched. */
export const preparePage = async (capabilities: Capabilities, path: string): Promise<void> => {
  const rule = matchRoutes(RULES.map(({ id, path }) => ({ id, path })), path)?.at(-1)?.route.id
  if (rule !== undefined) await (await screenOf(rule))?.prepare?.(capabilities)
}
