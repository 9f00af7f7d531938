import { createElement, type ElementType, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>

/** What the element is told by a custom property. */
type Answer = readonly [property: string, of: (props: Props) => unknown]

interface Recipe {
  readonly target: ElementType
  readonly names: string
  readonly answers: readonly Answer[]
  readonly attributes: Props
}

interface Compiled {
  (props: Props): ReactNode
  readonly recipe: Recipe
}

const isCompiled = (base: ElementType | Compiled): base is Compiled => typeof base === 'function' && 'recipe' in base

const styleOf = (answers: readonly Answer[], props: Props): object => {
  const style: Record<string, unknown> = {}
  for (const [property, of] of answers) style[property] = of(props)
  return Object.assign(style, props['style'])
}

const draw = ({ target, names, answers, attributes }: Recipe, props: Props): ReactNode => {
  const handed: Record<string, unknown> = {}
  for (const key in props) if (key !== 'as' && !key.startsWith('$')) handed[key] = props[key]
  Object.assign(handed, attributes)
  handed['className'] = typeof props['className'] === 'string' ? `${names} ${props['className']}` : names
  if (answers.length > 0) handed['style'] = styleOf(answers, props)
  return createElement(typeof props['as'] === 'string' ? props['as'] : target, handed)
}

/**
 * In the built web app, the component that a template of styled-components becomes: an element of the class that its styles have in the
 * style sheet. Props that begin with `$` are for the styles alone; what their functions answer is told by custom properties.
 */
export const compiled = (base: ElementType | Compiled, name: string, functions: Readonly<Record<string, Answer[1]>>, attributes: Props): Compiled => {
  const below: Recipe = isCompiled(base) ? base.recipe : { target: base, names: '', answers: [], attributes: {} }
  const recipe: Recipe = {
    target: below.target,
    names: below.names === '' ? name : `${below.names} ${name}`,
    answers: [...below.answers, ...Object.entries(functions)],
    attributes: { ...below.attributes, ...attributes },
  }
  return Object.assign((props: Props) => draw(recipe, props), { recipe })
}
