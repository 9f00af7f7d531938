import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'
import type * as Edtf from './edtf.ts'

const source = fileURLToPath(new URL('edtf.ts', import.meta.url))

/** The module as a browser gets it: its classes have other names then, by which the library tells some of them apart. */
const bundled = async (): Promise<typeof Edtf> => {
  const bundle = await rolldown({ input: source, logLevel: 'silent' })
  const { output } = await bundle.generate({ minify: true, format: 'esm' })
  await bundle.close()
  return (await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`)) as typeof Edtf
}

it('dates are read in a build as they are in its sources', async () => {
  const { readEdtf } = await bundled()
  const texts = ['1890', '1890-05-03~', '189X', '1880~/1890', '../1890', '{1890,1892..1895}', '[..1890]', '1890-21', 'Y-17000', '1890S2']
  expect(texts.map((text) => readEdtf(text)?.text)).toEqual(texts)
  const day = (date: string): number => Date.parse(date) / 86_400_000
  expect(readEdtf('{1890,1892..1895}')?.span).toEqual({ first: day('1890-01-01'), last: day('1895-12-31') })
})
