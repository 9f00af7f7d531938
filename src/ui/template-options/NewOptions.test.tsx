import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import '../../../.storybook/texts.ts'
import { NewOptions } from './NewOptions.tsx'

afterEach(cleanup)

const open = () => {
  const Edited = () => {
    const [options, setOptions] = useState<readonly string[]>([])
    return <NewOptions options={options} problem={undefined} onChange={setOptions} />
  }
  const { container } = render(<Edited />)
  const choose = (bytes: readonly number[]) => {
    const input = container.querySelector('input[type=file]') ?? container
    fireEvent.change(input, { target: { files: [new File([Uint8Array.from(bytes)], 'places.csv')] } })
  }
  const listed = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Options/ }).value.split('\n')
  return { choose, listed }
}

const inOneByte = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

it('a list as a Norwegian spreadsheet saves it arrives whole', async () => {
  const { choose, listed } = open()
  choose(inOneByte('Tromsø\r\nÅlesund\r\nBergen\r\n'))
  await waitFor(() => expect(listed()).toEqual(['Tromsø', 'Ålesund', 'Bergen']))
  expect(screen.queryByText(/names? no option/)).toBeNull()
})

it('lines that name no option are told with what is wrong, until another file is read', async () => {
  const { choose, listed } = open()
  choose(inOneByte(`Bergen\n${'x'.repeat(300)}\n#I/T`))
  expect(await screen.findByText('2 lines name no option:')).toBeTruthy()
  expect(screen.getAllByText(/^Line [23]: ./)).toHaveLength(2)
  choose(inOneByte('Oslo'))
  await waitFor(() => expect(listed()).toEqual(['Bergen', 'Oslo']))
  expect(screen.queryByText(/names? no option/)).toBeNull()
})
