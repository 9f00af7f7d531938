import type { StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { inState } from './inState.ts'

interface MachineStory<Actors extends object> {
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

const isIn = (subject: unknown, leaf: string): boolean => {
  if (typeof subject !== 'object' || subject === null || !('getSnapshot' in subject) || typeof subject.getSnapshot !== 'function') return false
  const snapshot: unknown = subject.getSnapshot()
  if (typeof snapshot !== 'object' || snapshot === null || !('matches' in snapshot) || typeof snapshot.matches !== 'function') return false
  return snapshot.matches(valueOf(leaf)) === true
}

/** A story that drives the real machine into one of its leaves and proves that it is there. */
export const machineStory = <Actors extends object>(story: MachineStory<Actors>): StoryObj => ({
  parameters: { ...story.parameters, ...story.shows },
  loaders: [() => ({ actors: story.start() })],
  render: (_, { loaded }) => story.view(loaded['actors'] as Actors),
  play: async ({ loaded, canvasElement }) => {
    const actors = loaded['actors'] as Actors
    await story.play?.(actors, canvasElement)
    // Lists are read again once a second at most.
    await waitFor(() => expect(isIn(Object.entries(actors).find(([name]) => name === story.shows.machine)?.[1], story.shows.state)).toBe(true))
  },
})
