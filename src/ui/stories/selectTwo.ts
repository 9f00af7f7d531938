import { expect, userEvent, waitFor, within } from 'storybook/test'

const rowsOf = (canvas: HTMLElement): Promise<readonly Element[]> =>
  waitFor(() => {
    const rows = [...canvas.querySelectorAll('[data-item]')]
    if (rows.length < 2) throw new Error('There are fewer than two rows')
    return rows
  })

/** Selects the first two rows of a list with Ctrl, as a person would; answers the bar that comes for them. */
export const selectTwo = async (canvas: HTMLElement) => {
  const user = userEvent.setup()
  const rows = (await rowsOf(canvas)).slice(0, 2)
  await user.keyboard('{Control>}')
  for (const row of rows) await user.click(row)
  await user.keyboard('{/Control}')
  for (const row of rows) await expect(row).toHaveAttribute('aria-selected', 'true')
  return within(await within(canvas).findByRole('toolbar', { name: 'Selection' }))
}
