import { expect, waitFor } from 'storybook/test'

/** Pixels between a menu and its button, at most: what contains the button's layout can keep a menu from finding it. */
const NEAR = 16

/** The menu stands at its button, below or above it. */
export const expectBeside = (menu: HTMLElement, button: HTMLElement): Promise<void> =>
  waitFor(() => {
    const [one, other] = [menu.getBoundingClientRect(), button.getBoundingClientRect()]
    return expect(Math.max(one.top - other.bottom, other.top - one.bottom, one.left - other.right, other.left - one.right)).toBeLessThan(NEAR)
  })
