import { fieldKey } from './fields.ts'

/** What something is for the portal, as it is written in a query: something may be both, and is shown where it is ready and held back no more. */
export const PUBLISHING_STATES = ['ready', 'embargoed'] as const
export type PublishingState = (typeof PUBLISHING_STATES)[number]

const NAMES: Readonly<Record<PublishingState, readonly string[]>> = { ready: ['klar', 'listo'], embargoed: ['sperret', 'embargado'] }

/** What a state is typed as beside its own name. */
export const namesOfState = (state: string): readonly string[] => Object.entries(NAMES).find(([one]) => one === state)?.[1] ?? []

/** The state that a value means, in any language; undefined: none. */
export const publishingStateOf = (value: string): PublishingState | undefined => {
  const key = fieldKey(value)
  return PUBLISHING_STATES.find((state) => state === key || NAMES[state].includes(key))
}
