import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { ShellActors } from '../../application/actors.ts'
import type { ScreenProps } from '../ScreenProps.ts'
import { useScreenProps } from './useScreenProps.ts'

interface BuiltScreen {
  readonly lazy: NonNullable<RouteObject['lazy']>
  /** Tells the machines what the address names, while the screen's code is still on its way. */
  readonly open?: (loadShell: () => Promise<ShellActors>, args: LoaderFunctionArgs) => Promise<void>
}

/** A screen of its own chunk, handed what the shell has. */
const screen =
  (load: () => Promise<ComponentType<ScreenProps>>): BuiltScreen['lazy'] =>
  async () => {
    const Screen = await load()
    return { Component: () => <Screen {...useScreenProps()} /> }
  }

const places = () => import('../library/openPlaces.ts')

/** The screens that are built, by the id of their route in the requirement table. */
export const SCREENS: Readonly<Record<string, BuiltScreen>> = {
  home: { lazy: screen(async () => (await import('../landing/Landing.tsx')).Landing) },
  folders: {
    lazy: screen(async () => (await import('../library/FolderRoute.tsx')).FolderRoute),
    open: async (loadShell, args) => {
      const [{ openFolder }, shell] = await Promise.all([places(), loadShell()])
      openFolder(shell, args)
    },
  },
  assetDetail: {
    lazy: screen(async () => (await import('../library/AssetRoute.tsx')).AssetRoute),
    open: async (loadShell, args) => {
      const [{ openAsset }, shell] = await Promise.all([places(), loadShell()])
      openAsset(shell, args)
    },
  },
  search: {
    lazy: screen(async () => (await import('../search/SearchRoute.tsx')).SearchRoute),
    open: async (loadShell, args) => {
      const [{ openSearch }, shell] = await Promise.all([import('../search/openSearch.ts'), loadShell()])
      openSearch(shell, args)
    },
  },
}
