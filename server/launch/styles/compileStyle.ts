import { createHash } from 'node:crypto'
import { compile, serialize, stringify } from 'stylis'
import type { StyleText } from './recording.ts'

/** The name in the style sheet of what stands at a place among the sources: the same in every build. */
export const styleName = (file: string, index: number): string =>
  `v-${createHash('sha256').update(`${file}#${index}`).digest('hex').slice(0, 7)}`

/** Where a value of a declaration stands, rather than a declaration or a selector. */
const AFTER_COLON = /:[^;{}]*$/

/** The custom property by which a component tells the style sheet what its n-th function answers. */
const propertyOf = (name: string, index: number): string => `--${name}-${index}`

interface CompiledStyle {
  readonly css: string
  /** The custom property of each function, in their order. */
  readonly properties: readonly string[]
}

const COMMENTS = /\/\*[^]*?\*\//g

/** The rules of a style under its name. A function may stand only where a value does: it becomes a custom property. */
export const compileStyle = (file: string, name: string, text: StyleText): CompiledStyle => {
  const properties: string[] = []
  const whole = text.reduce<string>((before, part) => {
    if (typeof part === 'string') return before + part
    if (!AFTER_COLON.test(before.replaceAll(COMMENTS, ''))) {
      throw new Error(`${file}: a function stands for more than a value of a style; use an attribute and a selector instead`)
    }
    properties.push(propertyOf(name, properties.length))
    return `${before}var(${properties.at(-1)})`
  }, '')
  return { css: serialize(compile(`.${name}{${whole.replaceAll(COMMENTS, '')}}`), stringify), properties }
}

/** An animation under its name. */
export const compileAnimation = (name: string, text: StyleText): string => serialize(compile(`@keyframes ${name}{${text.join('')}}`), stringify)
