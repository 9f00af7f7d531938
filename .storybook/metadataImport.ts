import * as Result from 'effect/Result'
import type { ImportAction } from '../src/domain/metadata-import/metadataImport.ts'
import { libraryWith, type Stage } from './library.ts'
import { templateNamed } from './templates.ts'

const { signal } = new AbortController()

/** What a donor wrote: most of it is right, and some is not. */
const donorsList = ({ ports }: Stage, head: string): string => {
  const { attributes } = templateNamed(ports, 'Document')
  const [code = '', received = '', correspondent = '', kind = ''] = attributes.map(({ name }) => name)
  const rows = [...ports.sample.pictures, ...ports.sample.files].slice(0, 24).map(({ id }, at) => {
    const dates = ['1931-04-02', 'whenever it was that the letter came', '', '12 May 1932'][at % 4] ?? ''
    return [id, `HM-A-${String(431 + at * 7)}`, dates, ['Elin Strand', 'Brekke, Halvard; the younger', ''][at % 3] ?? '', at % 5 === 4 ? 'Pergament' : '', '<b>3 boxes</b>']
  })
  const lines = [[head, code, received, correspondent, kind, 'Where it stands in the donor\u2019s cellar, as far as anybody remembers'], ...rows, ['', 'HM-A-999', '', '', '', '']]
  return lines.map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')
}

const templateIdIn = ({ ports }: Stage): string => templateNamed(ports, 'Document').id

/** Asks for a file; `prepare` breaks or holds calls before. */
export const choosingFile = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    stage.shell.importFile.send({ type: 'file.wanted', resourceType: 'RECORDS', templateId: templateIdIn(stage) })
  })

/** Gives a file over, as somebody chooses it. */
export const giveFile = (stage: Stage, text = donorsList(stage, 'ID'), name = 'List of the donor.csv') =>
  stage.shell.importFile.send({ type: 'file.given', file: new File([text], name), language: 'en-US' })

interface Way {
  /** What was done before. */
  readonly steps?: readonly ImportAction[]
  readonly prepare?: (stage: Stage) => void
  /** Of the column that finds assets. */
  readonly head?: string
}

/** Opens an import of the donor's list, after some steps; `prepare` breaks or holds calls then. */
export const importing = ({ steps = [], prepare = () => undefined, head = 'ID' }: Way = {}) => () => {
  const library = libraryWith()()
  const { stage } = library
  const open = async () => {
    const { metadataImports } = stage.ports
    const file = new File([donorsList(stage, head)], 'List of the donor.csv')
    const { id: importId } = Result.getOrThrow(await metadataImports.send({ resourceType: 'RECORDS', templateId: templateIdIn(stage), file, language: 'en-US' }, signal))
    const which = { resourceType: 'RECORDS', importId } as const
    for (const step of steps) {
      await metadataImports.begin(which, step, signal)
      while (Result.getOrThrow(await metadataImports.read(which, signal)).state === 'underWay') await new Promise((resolve) => void setTimeout(resolve))
    }
    prepare(stage)
    stage.shell.metadataImport.send({ type: 'import.opened', which })
  }
  void open()
  return library
}
