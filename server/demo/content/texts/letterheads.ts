import type { Writing } from '../documents/blocks.ts'

type Letterhead = Writing['letterhead']

export const museum: Letterhead = {
  name: 'Harbour Museum',
  line: "The Old Customs House, Quay Street 1  |  Registrar's Office",
  colour: '#4a3fb3',
}
export const harbourBoard: Letterhead = { name: 'The Harbour Board', line: 'Office of the Harbour Master, Inner Quay', colour: '#2f4660' }
export const lindqvist: Letterhead = { name: 'Lindqvist & Sons', line: 'Shipowners and Merchants  |  established 1831', colour: '#66465e' }
export const consulate: Letterhead = { name: 'Konsul H. Bjørnsen', line: 'Skipsekspedisjon og havari  |  Bryggen 14', colour: '#7a5636' }
export const captain: Letterhead = {
  name: 'Bergantín «Santa Eulalia»',
  line: 'Capitán Don Íñigo Muñoz  |  Matrícula de Cádiz',
  colour: '#8f4637',
}
export const seville: Letterhead = {
  name: 'Museo del Río',
  line: 'Calle Betis 40, Sevilla  |  Departamento de Colecciones',
  colour: '#93442f',
}
export const fjordArchive: Letterhead = { name: 'Fjord Archive', line: 'Fjordarkivet  |  Naustvegen 3', colour: '#2f6a6a' }
