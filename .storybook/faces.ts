import type { Subject } from '../src/application/face-recognition/somebody.ts'
import { libraryWith, type Stage } from './library.ts'

const at = (x: number) => ({ x, y: 0.2, width: 0.16, height: 0.24 })

/** Five people: one in many pictures, one who resembles a name, one with a long name, a passer-by who is ignored, and one once. */
export const withFaces = async ({ ports }: Stage): Promise<void> => {
  const ids = ports.sample.pictures.map(({ id }) => id)
  const { signal } = new AbortController()
  for (const [place, id] of ids.slice(0, 9).entries()) {
    ports.faces.find(id, at(0.1), 'keeper')
    if (place % 3 === 0) ports.faces.find(id, at(0.4), 'skipper', 'Tormod Ødegård')
  }
  ports.faces.find(ids[1] ?? '', at(0.7), 'once')
  const named = ids.slice(2, 6).map((id) => ports.faces.find(id, at(0.7), 'sigrun'))
  const passer = ports.faces.find(ids[7] ?? '', at(0.7), 'passer')
  const long = ports.faces.find(ids[8] ?? '', at(0.7), 'long')
  await ports.faces.name({ groups: [], faces: named }, 'Sigrun Lie', signal)
  await ports.faces.name({ groups: [], faces: [long] }, 'Maria Elisabeth Wilhelmina Johannesdatter Kvalnes-Bjørkelund', signal)
  await ports.faces.ignore({ groups: [], faces: [passer] }, true, signal)
}

/** The page of people, once `prepare` is done. */
export const peopleWith = (prepare: (stage: Stage) => unknown = withFaces, show: 'unnamed' | 'named' | 'ignored' = 'unnamed', open?: Subject) =>
  libraryWith((stage) => {
    const begin = () => {
      stage.shell.people.send({ type: 'list.opened', list: { show, typed: '' } })
      if (open !== undefined) stage.shell.appearances.send({ type: 'list.opened', list: open })
    }
    void Promise.resolve(prepare(stage)).then(begin)
  })

/** Two hundred people, of whom one page is read at a time. */
export const manyPeople = ({ ports }: Stage): void => {
  for (let who = 0; who < 200; who++) ports.faces.find(ports.sample.pictures[who % 9]?.id ?? '', at(0.3), `who${who}`)
}

/** One person in as many pictures as fill more than a page. */
export const oftenSeen = ({ ports }: Stage): void => {
  for (let place = 0; place < 130; place++) ports.faces.find(ports.sample.pictures[place % 9]?.id ?? '', at(0.3), 'keeper')
}
