import { type Area, movedBy, resizedBy, type Spot } from '../../domain/persons/area.ts'

/** Shares of the picture's side that one press of an arrow key moves an area by. */
export const NUDGE = 0.01

const STEPS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -NUDGE, y: 0 },
  ArrowRight: { x: NUDGE, y: 0 },
  ArrowUp: { x: 0, y: -NUDGE },
  ArrowDown: { x: 0, y: NUDGE },
}

/** What a key makes of an area: arrows move it, with Shift they resize it. Undefined for any other key. */
export const areaByKey = (area: Area, { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): Area | undefined => {
  const step = STEPS[key]
  return step && (shiftKey ? resizedBy : movedBy)(area, step)
}
