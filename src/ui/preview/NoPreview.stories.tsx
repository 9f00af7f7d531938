import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { styled } from 'styled-components'
import { DownloadLink } from '../downloads/DownloadLink.tsx'
import { Button } from '../kit/Button.tsx'
import { NoPreview } from './NoPreview.tsx'

const meta = {
  component: NoPreview,
  args: {
    asset: { name: 'harbour-map-1887.tif', preview: 'image' },
    title: 'La vista previa se está creando',
    text: 'Aparecerá aquí por sí sola. Mientras tanto puede leer sus detalles y descargarlo.',
    actions: (
      <>
        <Button>Volver a intentarlo</Button>
        <DownloadLink address="#original" name="harbour-map-1887.tif" />
      </>
    ),
  },
  decorators: [
    (Story, { parameters }) => (
      <Room data-testid="room" style={parameters['room'] as { width: number; height: number }}>
        <Story />
      </Room>
    ),
  ],
  // What can be done instead is in sight without scrolling.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const room = canvas.getByTestId('room').getBoundingClientRect()
    const link = canvas.getByRole('link').getBoundingClientRect()
    await expect(link.top).toBeGreaterThanOrEqual(room.top)
    await expect(link.bottom).toBeLessThanOrEqual(room.bottom)
  },
} satisfies Meta<typeof NoPreview>

export default meta
type Story = StoryObj<typeof meta>

/** As much as is left below the tools of a preview. */
export const OnAPhone: Story = { parameters: { room: { width: 390, height: 332 } } }
export const OnASmallPhone: Story = { parameters: { room: { width: 360, height: 240 } } }
export const OnAPhoneTurned: Story = { parameters: { room: { width: 640, height: 194 } } }
export const OnADesk: Story = { parameters: { room: { width: 640, height: 640 } } }

const Room = styled.div`
  display: flex;
  flex-direction: column;
  max-width: 100%;
`
