import type { Statement } from '../../server/database/sql.ts'

/** Stands in for server/database/sql.ts while statements are collected (collect.ts): each says where it was made, and of what can be chosen all is made. */
export interface Collected {
  readonly text: string
  /** `file:line:column`, as the stack has it. */
  readonly at: string
}

export const collected: Collected[] = []

const HERE = /collectingSql\.ts/

const placeOfCaller = (): string => {
  const line = (new Error('here').stack ?? '').split('\n').find((each, at) => at > 0 && !HERE.test(each)) ?? ''
  return /(\/[^()]+:\d+:\d+)/.exec(line)?.[1] ?? ''
}

export const sql = (text: string): Statement<object> => {
  collected.push({ text, at: placeOfCaller() })
  return { text }
}

type Choices = readonly (readonly (string | boolean)[])[]

const combinations = (choices: Choices): readonly (readonly (string | boolean)[])[] =>
  choices.reduce<readonly (readonly (string | boolean)[])[]>((rows, choice) => rows.flatMap((row) => choice.map((one) => [...row, one])), [[]])

export const variants = (choices: Choices, make: (...chosen: (string | boolean)[]) => Statement<object>): typeof make => {
  // What a statement is made of may stand further below.
  queueMicrotask(() => {
    for (const chosen of combinations(choices)) make(...chosen)
  })
  return make
}

export const EITHER = [false, true] as const

const neverAsked = (): never => {
  throw new Error('Nothing is asked while statements are collected')
}
export const ask = neverAsked
export const askPrepared = neverAsked
export const filled = neverAsked
export const followed = neverAsked
