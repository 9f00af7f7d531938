import { useMemo, type ComponentType } from 'react'
import { Outlet, useOutletContext } from 'react-router'
import type { FirstActors } from '../../application/actors.ts'
import type { ActorsOf, Capabilities, Capability } from '../../application/capabilities/capability.ts'
import { fetchedOnce } from '../../application/capabilities/fetchedOnce.ts'
import type { Arrival } from './Arrival.ts'
import { makeOutlivingBehind } from './outliving.ts'
import type { ScreenProps } from './ScreenProps.ts'
import { withMade } from './withMade.ts'

export interface BuiltScreen {
  /** Its code. Rejects when it cannot be fetched; going there tries again. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>
  /** Makes what the screen needs, and tells it what the address names, while the screen's code is still on its way. */
  readonly arrive: (first: FirstActors, arrival: Arrival) => Promise<void>
  /** Fetches all its code before anybody goes there, and makes nothing. Rejects when it cannot be fetched; going there tries again. */
  readonly prepare?: (capabilities: Capabilities) => Promise<unknown>
}

/** A screen that the application does not begin with. */
type LaterScreen = Required<BuiltScreen>

/** The screens of a capability, by the id of their route in the requirement table. */
export type Screens = Readonly<Record<string, BuiltScreen>>

/** A screen is handed what it needs; the dialogs whose routes lie below its own stand over it. */
const shown = <Props extends ScreenProps>(Screen: ComponentType<Props>, useProps: () => Props) => ({
  Component: () => {
    const props = useProps()
    return (
      <>
        <Screen {...props} />
        <Outlet context={props} />
      </>
    )
  },
})

/** The screen that the application begins with. */
export const firstScreen = (Screen: ComponentType<ScreenProps>, open: (first: FirstActors, arrival: Arrival) => void): BuiltScreen => ({
  load: async () => shown(Screen, useOutletContext<ScreenProps>),
  arrive: async (first, arrival) => open(first, arrival),
})

interface LazyScreen<Keys extends readonly Capability<object>[]> {
  readonly needs: Keys
  readonly load: () => Promise<ComponentType<ScreenProps<ActorsOf<Keys>>>>
  /** The code that tells the machines what the address names. The page before stays until that has settled. */
  readonly opening?: () => Promise<(shell: FirstActors & ActorsOf<Keys>, arrival: Arrival) => void | Promise<void>>
}

/** A screen of its own chunk. */
export const lazyScreen = <const Keys extends readonly Capability<object>[]>({ needs, load, opening }: LazyScreen<Keys>): LaterScreen => {
  const opener = opening && fetchedOnce(opening)
  const useProps = (): ScreenProps<ActorsOf<Keys>> => {
    const { shell, ...others } = useOutletContext<ScreenProps>()
    return { ...others, shell: useMemo(() => withMade(shell, needs), [shell]) }
  }
  return {
    load: async () => shown(await load(), useProps),
    arrive: async (first, arrival) => {
      const [open] = await Promise.all([opener?.(), ...needs.map((key) => first.capabilities.load(key))])
      const opened = open?.(withMade(first, needs), arrival)
      makeOutlivingBehind(first.capabilities)
      await opened
    },
    prepare: ({ fetch }) => Promise.all([load(), opener?.(), ...needs.map(fetch)]),
  }
}
