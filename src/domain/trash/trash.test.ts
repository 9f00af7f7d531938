import { describe, expect, it } from 'vitest'
import { afterResourceAction, RESOURCE_ACTIONS, RESOURCE_STATES } from './trash.ts'

describe('the life of a resource', () => {
  it('leads through the trash', () => {
    expect(RESOURCE_STATES.map((state) => RESOURCE_ACTIONS.map((action) => afterResourceAction(state, action) ?? '-'))).toEqual([
      ['Active', 'Active', 'InTrash', '-', '-'],
      ['-', '-', '-', 'Active', 'Deleted'],
      ['-', '-', '-', '-', '-'],
    ])
  })
})
