import { parseSync, Visitor, type ESTree } from 'vite'

export type Texts = { readonly [key: string]: string | Texts }

/** The texts of a file by their whole keys. */
const flatTexts = (texts: Texts, path = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [[path + key, value] as const] : flatTexts(value, `${path}${key}.`)))

const PLURAL = /_(zero|one|two|few|many|other)$/
const withoutPlural = (key: string): string => key.replace(PLURAL, '')

/** `{{name}}`, and `{{count, number}}` with its format. */
const placeholdersIn = (text: string): readonly string[] => [...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, inside = '']) => inside)

/** The texts that fill in other values, or the same ones in another format, than the English ones do. A form that only one language has is compared with English's last. */
export const differingPlaceholders = (english: Texts, other: Texts): readonly string[] => {
  const originals = new Map(flatTexts(english))
  return flatTexts(other).flatMap(([key, text]) => {
    const original = originals.get(key) ?? originals.get(`${withoutPlural(key)}_other`) ?? ''
    const [wanted, found] = [original, text].map((one) => [...new Set(placeholdersIn(one))].toSorted().join('; '))
    return wanted === found ? [] : [`${key}: ${found}, in English ${wanted}`]
  })
}

/** What each key fills in, in whichever form of it; `count` chooses the form where there are some. */
interface Wanted {
  readonly names: ReadonlySet<string>
  readonly isCounted: boolean
}
export type WantedByKey = ReadonlyMap<string, Wanted>

export const wantedByKey = (texts: Texts): WantedByKey => {
  const wanted = new Map<string, Wanted>()
  for (const [key, text] of flatTexts(texts)) {
    const before = wanted.get(withoutPlural(key))
    const names = placeholdersIn(text).map((inside) => inside.split(',', 1)[0]?.trim() ?? '')
    wanted.set(withoutPlural(key), { names: new Set([...(before?.names ?? []), ...names]), isCounted: before?.isCounted === true || PLURAL.test(key) })
  }
  return wanted
}

/** What i18next takes beside values. */
const OPTIONS: ReadonlySet<string> = new Set(['defaultValue', 'context', 'lng', 'ns'])

/** The keys that an expression can be, as far as they stand there. */
const keysOf = (expression: ESTree.Node | undefined): readonly string[] => {
  if (expression?.type === 'Literal') return typeof expression.value === 'string' ? [expression.value] : []
  if (expression?.type === 'ConditionalExpression') return [...keysOf(expression.consequent), ...keysOf(expression.alternate)]
  return []
}

/** The names of an object that is written down; undefined where some of them stand elsewhere. */
const namesOf = (values: ESTree.Node | undefined): readonly string[] | undefined => {
  if (values === undefined) return []
  if (values.type !== 'ObjectExpression') return undefined
  const names = values.properties.map((property) => (property.type === 'Property' && !property.computed && property.key.type === 'Identifier' ? property.key.name : undefined))
  return names.every((name) => name !== undefined) ? names : undefined
}

const problemOf = (key: string, { names, isCounted }: Wanted, passed: readonly string[]): string | undefined => {
  const needed = new Set([...names, ...(isCounted ? ['count'] : [])])
  const missing = [...needed].filter((name) => !passed.includes(name))
  const unused = passed.filter((name) => !needed.has(name) && !OPTIONS.has(name))
  const parts = [missing.length > 0 && `lacks ${missing.join(', ')}`, unused.length > 0 && `does not use ${unused.join(', ')}`].filter((part) => part !== false)
  return parts.length === 0 ? undefined : `${key} ${parts.join(' and ')}`
}

interface Checked {
  /** Calls whose key and values are both written down. */
  readonly calls: number
  readonly problems: readonly string[]
}

type Written = readonly [key: ESTree.Node | undefined, values: ESTree.Node | undefined]

/** `{ text: 'key', values: { … } }`, as a notice is written. */
const noticeOf = (properties: ESTree.ObjectExpression['properties']): Written => {
  const valueOf = (name: string) => properties.flatMap((one) => (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name ? [one.value] : []))[0]
  return [valueOf('text'), valueOf('values')]
}

/** Compares each `t('key', { … })` and each notice of a source with what the text fills in. Keys that no text has are left to the compiler. */
export const checkedCalls = (file: string, source: string, wanted: WantedByKey): Checked => {
  const found: (string | undefined)[] = []
  const check = ([key, values]: Written): void => {
    const passed = namesOf(values)
    if (passed === undefined) return
    for (const one of keysOf(key)) {
      const known = wanted.get(one)
      if (known !== undefined) found.push(problemOf(one, known, passed))
    }
  }
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: [key, values] }) => callee.type === 'Identifier' && callee.name === 't' && check([key, values]),
    ObjectExpression: ({ properties }) => check(noticeOf(properties)),
  })
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  visitor.visit(program)
  return { calls: found.length, problems: found.flatMap((problem) => (problem === undefined ? [] : [`${file}: ${problem}`])) }
}
