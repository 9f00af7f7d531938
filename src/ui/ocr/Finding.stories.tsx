import type { Meta } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { putScan, scanOf } from '../../../.storybook/ocr.ts'
import { FindField } from '../preview/FindField.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'

const meta = {} satisfies Meta

export default meta

const Field = ({ ocrFinding }: Pick<Library, 'ocrFinding'>) => {
  const { wanted, found } = useSelector(ocrFinding, (snapshot) => snapshot.context)
  return <FindField wanted={wanted} onWanted={() => undefined} found={{ place: Math.min(1, found.hits), count: found.hits }} onStep={() => undefined} />
}
const view = ({ ocrFinding }: Library) => <Field ocrFinding={ocrFinding} />
const find = (stage: Stage) => stage.shell.ocrFinding.send({ type: 'find.typed', asset: { resourceType: 'RECORDS', assetId: scanOf(stage)?.id ?? '' }, wanted: 'haabet', read: 1 })

export const Idle = machineStory({
  shows: inState('ocrFinding', 'idle'),
  start: libraryWith((stage) => {
    putScan(stage, {}, 2)
    find(stage)
  }),
  view,
})
export const Looking = machineStory({
  shows: inState('ocrFinding', 'finding'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('ocr.find')
    find(stage)
  }),
  view,
})
