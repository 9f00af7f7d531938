import type { ComponentType } from 'react'
import { useLoaderData, type RouteObject } from 'react-router'
import type { AccountActors, EntryActors } from '../../application/actors.ts'
import { ROUTES } from '../../domain/navigation/routes.ts'
import { open, type RouteRule } from '../../domain/navigation/rule.ts'
import type { AccountPageProps } from '../session/accountPages.tsx'
import { leaveWhenSignedIn } from '../page/guard.ts'

interface AccountWiring {
  readonly actors: EntryActors
  readonly loadAccounts: () => Promise<AccountActors>
}

/** Where an installation without anybody gets its first administrator (docs/decisions/setup.md, "The first administrator's link"). */
const SETUP: RouteRule = open('setup', '/setup')

const page = (Page: ComponentType<AccountPageProps>, entry: EntryActors) => () => {
  const accounts = useLoaderData<AccountActors>()
  return <Page entry={entry} accounts={accounts} />
}

/** The pages around a password that need nobody signed in (specification section 2, "Public routes"), as one chunk. */
export const accountRoutes = ({ actors, loadAccounts }: AccountWiring): RouteObject[] =>
  [...ROUTES, SETUP].flatMap((rule) => {
    const { id, path, access, leaveWhenSignedIn: leaves } = rule
    if (access !== 'public' || id === 'login' || id === 'logout') return []
    return {
      id,
      path,
      loader: () => {
        if (leaves) leaveWhenSignedIn(actors)
        return loadAccounts()
      },
      lazy: async () => {
        const { ACCOUNT_PAGES } = await import('../session/accountPages.tsx')
        const [, Page] = Object.entries(ACCOUNT_PAGES).find(([name]) => name === id) ?? []
        if (Page === undefined) throw new RangeError(`There is no page ${id}`)
        return { Component: page(Page, actors) }
      },
    }
  })
