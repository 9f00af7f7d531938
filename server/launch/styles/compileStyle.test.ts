import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { css, ServerStyleSheet, styled } from 'styled-components'
import { expect, it } from 'vitest'
import { compileAnimation, compileStyle, styleName } from './compileStyle.ts'
import { Recording } from './recording.ts'
import { styleTemplates } from './templates.ts'

const NAME = 'v-1234567'

const rows = `
  display: grid;
  color: red; /* of the row: */

  &:hover,
  .open & {
    color: blue;
  }

  :where(td) span {
    padding: 0;
  }

  &::before {
    content: 'a;b{c}';
  }

  @media (width < 48rem) {
    gap: 2px;

    &[aria-selected='true'] .box {
      gap: 1px;
    }
  }
`

/** What styled-components itself puts on the page for a component, under the name given. */
const byLibrary = (text: string): string => {
  const sheet = new ServerStyleSheet()
  const Component = styled.div`
    ${css([text] as unknown as TemplateStringsArray)}
  `
  const html = renderToString(sheet.collectStyles(createElement(Component)))
  const made = html.match(/class="\S+ (\S+)"/)?.[1] ?? ''
  const style = sheet.getStyleTags().match(/<style[^>]*>([^]*)<\/style>/)?.[1] ?? ''
  return style.replaceAll(/\/\*!sc\*\/\s*|data-styled.*$|\.sc-\w+/gm, '').replaceAll(made, NAME).trim()
}

const plain = (rules: string): string => rules.replaceAll(/\s+/g, ' ').trim()

it('makes the rules that styled-components makes', () => {
  expect(plain(compileStyle('a.tsx', NAME, [rows]).css)).toBe(plain(byLibrary(rows)))
})

it('puts a custom property in the place of a function', () => {
  const width = () => '1px'
  const { css: rules, properties } = compileStyle('a.tsx', NAME, ['width: ', width, ';height: calc(', width, ' + 2px);'])
  expect([rules, properties]).toEqual([`.${NAME}{width:var(--${NAME}-0);height:calc(var(--${NAME}-1) + 2px);}`, [`--${NAME}-0`, `--${NAME}-1`]])
})

it.each([[['color: red;', () => 'gap: 2px']], [[() => 'gap: 2px']], [['&:hover {', () => 'gap: 2px', '}']]])('refuses a function for more than a value', (text) => {
  expect(() => compileStyle('a.tsx', NAME, text)).toThrow(/a\.tsx: a function stands for more/)
})

it('names styles by where they stand', () => {
  expect(new Set([styleName('a.tsx', 0), styleName('a.tsx', 1), styleName('b.tsx', 0)]).size).toBe(3)
  expect(styleName('a.tsx', 0)).toBe(styleName('a.tsx', 0))
})

it('finds every template and what it is made of', () => {
  const source = [
    'const shape = css`color: red;`',
    'const A = styled.a.attrs({ role: "link" })<{ $on: boolean }>`${shape} width: ${({ $on }) => ($on ? 1 : 2)};`',
    'const B = styled(A)`gap: 0;`',
    'const c = other`no style`',
  ].join('\n')
  const found = styleTemplates('a.tsx', source).map(({ kind, target, attributes, functions }) => [kind, target, attributes, functions])
  expect(found).toEqual([
    ['css', '', undefined, []],
    ['component', "'a'", '{ role: "link" }', ['({ $on }) => ($on ? 1 : 2)']],
    ['component', 'A', undefined, []],
  ])
})

it('records what a template says of texts, styles, components and animations', () => {
  const recording = new Recording()
  const tag = (index: number, kind: string) => recording.tag('a.tsx', index, kind, `v-${index}`)
  const turn = tag(0, 'keyframes')`to { opacity: 0 }`
  const shape = tag(1, 'css')`animation: ${turn} 1s;`
  const row = tag(2, 'component')`${shape} gap: ${2}px; ${false}`
  const open = tag(3, 'component')`${row}:hover & { color: red; }`
  const { css: rules } = compileStyle('a.tsx', 'v-2', recording.of('a.tsx', 2).text)
  expect([rules, recording.of('a.tsx', 2).animations.map(({ name, text }) => compileAnimation(name, text))]).toEqual([
    '.v-2{animation:v-0 1s;gap:2px;}',
    ['@keyframes v-0{to{opacity:0;}}'],
  ])
  expect(compileStyle('a.tsx', open.name, open.text).css).toBe('.v-2:hover .v-3{color:red;}')
  expect(() => recording.of('a.tsx', 4)).toThrow(/made only when something runs/)
  expect(() => tag(5, 'css')`color: ${{ of: 'nothing' }};`).toThrow(/no text, style or component/)
})
