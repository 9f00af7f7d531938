import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { ScreenProps } from '../ScreenProps.ts'
import { useScreenProps } from './ShellFrame.tsx'

/** A screen of its own chunk, handed what the shell has. */
const screen = (load: () => Promise<ComponentType<ScreenProps>>): NonNullable<RouteObject['lazy']> => async () => {
  const Screen = await load()
  return { Component: () => <Screen {...useScreenProps()} /> }
}

/** The screens that are built, by the id of their route in the requirement table. */
export const SCREENS: Readonly<Record<string, NonNullable<RouteObject['lazy']>>> = {
  home: screen(async () => (await import('../landing/Landing.tsx')).Landing),
}
