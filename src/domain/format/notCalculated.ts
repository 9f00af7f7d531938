import { tidy } from '../validation/text.ts'

/** What spreadsheets write into a cell that they could not calculate: in a workbook always in English, in a text file as their own language has it. */
const ERRORS: ReadonlySet<string> = new Set([
  '#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A', '#GETTING_DATA', '#SPILL!', '#CALC!', '#FIELD!', '#BLOCKED!', '#CONNECT!', '#BUSY!', '#UNKNOWN!', '#EXTERNAL!', '#PYTHON!', '#TIMEOUT!', '#ERROR!',
  '#VERDI!', '#NAVN?', '#I/T',
  '#¡NULO!', '#¡DIV/0!', '#¡VALOR!', '#¡REF!', '#¿NOMBRE?', '#¡NUM!', '#N/D',
])

/** Whether a text, where nothing else tells, says only that a spreadsheet could not calculate its cell. LibreOffice counts some of its errors. */
export const isNotCalculated = (text: string): boolean => /#|Err:/.test(text) && (ERRORS.has(tidy(text)) || /^Err:\d{3}$/.test(tidy(text)))
