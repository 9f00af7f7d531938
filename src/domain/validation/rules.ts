import type { Problem } from './problem.ts'
import { isBlank, isCleanLine, isCleanParagraph, lengthOf, tidy } from './text.ts'

/** Judges one raw value. The same function gives the verdict in the browser and on the server. */
export type Rule<Value = string> = (value: Value) => Problem | undefined

/** The first problem that any of the rules finds. */
export const inOrder =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value) => {
    for (const rule of rules) {
      const problem = rule(value)
      if (problem !== undefined) return problem
    }
    return undefined
  }

export const required: Rule = (value) => (isBlank(value) ? { code: 'required' } : undefined)

/** Blank is fine; anything else is judged. */
export const optional =
  (rule: Rule): Rule =>
  (value) =>
    isBlank(value) ? undefined : rule(value)

/** Code points after NFC, without white space around. */
export const minLength =
  (limit: number): Rule =>
  (value) =>
    lengthOf(tidy(value)) < limit ? { code: 'tooShort', limit } : undefined

/** Code points after NFC, without white space around. */
export const maxLength =
  (limit: number): Rule =>
  (value) =>
    lengthOf(tidy(value)) > limit ? { code: 'tooLong', limit } : undefined

const cleanLine: Rule = (value) => (isCleanLine(tidy(value)) ? undefined : { code: 'invalidCharacters' })
const cleanParagraph: Rule = (value) => (isCleanParagraph(tidy(value)) ? undefined : { code: 'invalidCharacters' })

/** One line of text that must be there. */
export const line = (min: number, max: number): Rule => inOrder(required, cleanLine, minLength(min), maxLength(max))
export const optionalLine = (max: number): Rule => optional(inOrder(cleanLine, maxLength(max)))

/** Text of several lines that must be there. */
export const paragraph = (min: number, max: number): Rule => inOrder(required, cleanParagraph, minLength(min), maxLength(max))
export const optionalParagraph = (max: number): Rule => optional(inOrder(cleanParagraph, maxLength(max)))

export const oneOf =
  (options: readonly string[]): Rule =>
  (value) =>
    options.includes(value) ? undefined : { code: 'notAnOption' }

export const anything: Rule<unknown> = () => undefined
