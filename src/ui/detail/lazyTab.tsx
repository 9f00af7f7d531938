import { useMemo, type ComponentType, type LazyExoticComponent } from 'react'
import type { ItemHistoryPlace } from '../../application/activity/HistoryGateway.ts'
import type { ActorsOf, Capabilities, Capability } from '../../application/capabilities/capability.ts'
import { withMade } from '../page/withMade.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

interface LazyTab<Props extends { readonly actors: object }, Keys extends readonly Capability<object>[]> {
  readonly needs: Keys
  readonly load: () => Promise<ComponentType<Omit<Props, 'actors'> & { readonly actors: Props['actors'] & ActorsOf<Keys> }>>
  /** Tells the machines what the address names. */
  readonly opening: (made: ActorsOf<Keys>, place: ItemHistoryPlace) => void
}

interface OpenedTab<Props extends object> {
  readonly Panel: LazyExoticComponent<ComponentType<Props>>
  /** Makes what the tab needs, and tells it what the address names, while the tab's code is still on its way. */
  readonly open: (capabilities: Capabilities, place: ItemHistoryPlace) => Promise<void>
}

/** A tab with machines of its own, which are made when somebody goes there. */
export const lazyTab = <Props extends { readonly actors: { readonly capabilities: Capabilities } }, const Keys extends readonly Capability<object>[]>({
  needs,
  load,
  opening,
}: LazyTab<Props, Keys>): OpenedTab<Props> => ({
  Panel: lazyPart(async () => {
    const Shown = await load()
    return {
      default: ({ actors, ...others }: Props) => <Shown {...others} actors={useMemo(() => withMade(actors, needs), [actors])} />,
    }
  }),
  open: async (capabilities, place) => {
    await Promise.all(needs.map((key) => capabilities.load(key)))
    opening(withMade({ capabilities }, needs), place)
  },
})
