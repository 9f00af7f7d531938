/** A function among the values: what it answers is known only when a component is drawn. */
type Later = (props: never) => unknown

/** Styles as text, in which functions still stand. */
export type StyleText = readonly (string | Later)[]

interface Recorded {
  readonly text: StyleText
  /** Of a component or an animation: the name it has in the style sheet. */
  readonly name: string
}

/** What a template makes while styles are recorded. */
interface Made extends Recorded {
  readonly kind: string
  /** Animations that the text names. */
  readonly animations: readonly Made[]
}

const made = new WeakSet<object>()
const isMade = (value: unknown): value is Made => typeof value === 'object' && value !== null && made.has(value)

/** A value of a template as text; nothing where styled-components writes nothing. */
const textOf = (value: unknown, file: string): StyleText => {
  if (value === undefined || value === null || value === false || value === '') return []
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value === 'function') return [value as Later]
  if (!isMade(value)) throw new Error(`${file}: a style names something that is no text, style or component`)
  if (value.kind === 'css') return value.text
  return [value.kind === 'component' ? `.${value.name}` : value.name]
}

const animationsIn = (values: readonly unknown[]): readonly Made[] =>
  values.filter(isMade).flatMap((value) => (value.kind === 'keyframes' ? [value] : value.kind === 'css' ? value.animations : []))

/** Stands in for styled-components while the modules of the interface are run for their styles alone. */
export class Recording {
  readonly #templates = new Map<string, Made>()

  /** The tag of one template, which keeps what it makes. */
  readonly tag =
    (file: string, index: number, kind: string, name: string) =>
    (strings: TemplateStringsArray, ...values: readonly unknown[]): Made => {
      const text = strings.flatMap((part, at) => [part, ...textOf(values[at], file)])
      const template: Made = { kind, name, text, animations: animationsIn(values) }
      made.add(template)
      this.#templates.set(`${file}#${index}`, template)
      return template
    }

  /** What a template made. Throws where its module has run without it: styles belong to the module, not into a function. */
  of(file: string, index: number): Made {
    const template = this.#templates.get(`${file}#${index}`)
    if (template === undefined) throw new Error(`${file}: style ${index + 1} is made only when something runs`)
    return template
  }
}
