import { expect, it } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { startMetadataTable } from './startMetadataTable.ts'

it('what is written while the session has ended is kept for whom it was of', () => {
  const ports = inMemoryPorts()
  const places: string[] = []
  let person: string | undefined = 'ada.museum'
  const table = startMetadataTable({
    ...ports,
    signedIn: () => person,
    valueAutosave: (place, save) => {
      places.push(place)
      return ports.valueAutosave(place, save)
    },
  })
  table.tableAutosaveOf('RECORDS')
  person = undefined
  table.tableAutosaveOf('RECORDS')
  person = 'kari.museum'
  table.tableAutosaveOf('RECORDS')
  expect(places.slice(-3)).toEqual(['ada.museum.RECORDS', 'ada.museum.RECORDS', 'kari.museum.RECORDS'])
})
