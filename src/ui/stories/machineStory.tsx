import type { StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { inState } from './inState.ts'

/** What a started machine shows of itself to a story. */
interface Subject {
  readonly getSnapshot: () => object
}

interface MachineStory<Actors extends Readonly<Record<string, Subject>>> {
  readonly shows: ReturnType<typeof inState>
  /** Starts the real machines with in-memory ports; the one the story is about goes by its machine's name. */
  readonly start: () => Actors
  readonly view: (actors: Actors) => ReactElement
  /** Drives the machine to its state, as a person would. */
  readonly play?: (actors: Actors, canvas: HTMLElement) => Promise<void>
  readonly parameters?: Readonly<Record<string, unknown>>
}

/** 'signedIn.fresh' as the nested value that a snapshot is asked for. */
const valueOf = (leaf: string): unknown =>
  leaf.split('.').reduceRight<unknown>((inner, part) => (inner === undefined ? part : { [part]: inner }), undefined)

const isIn = (subject: Subject | undefined, leaf: string): boolean => {
  const snapshot = subject?.getSnapshot()
  if (snapshot === undefined || !('matches' in snapshot) || typeof snapshot.matches !== 'function') return false
  return snapshot.matches(valueOf(leaf)) === true
}

/** A story that drives the real machine into one of its leaves and proves that it is there. */
export const machineStory = <Actors extends Readonly<Record<string, Subject>>>(story: MachineStory<Actors>): StoryObj => ({
  parameters: { ...story.parameters, ...story.shows },
  loaders: [() => ({ actors: story.start() })],
  render: (_, { loaded }) => story.view(loaded['actors'] as Actors),
  play: async ({ loaded, canvasElement }) => {
    const actors = loaded['actors'] as Actors
    await story.play?.(actors, canvasElement)
    // Lists are read again once a second at most.
    await waitFor(() => expect(isIn(actors[story.shows.machine], story.shows.state)).toBe(true), { timeout: 3000 })
  },
})
