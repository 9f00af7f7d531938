import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef } from 'react'
import { expect } from 'storybook/test'
import './notOpened.css'
import { sayNotOpened } from './notOpened.ts'

const NotOpenedPage = () => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current !== null) sayNotOpened(place.current, 'en-US')
  }, [])
  return <div ref={place} />
}

const meta = { component: NotOpenedPage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NotOpenedPage>

export default meta

export const NotOpened: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button')).toHaveTextContent('Try again')
  },
}
