import { FieldStarts } from '../../saved-searches/FieldStarts.tsx'
import { foundAddress } from '../../ocr/found.ts'
import type { FieldAssist } from '../../search/FieldAssist.ts'
import { Completer } from './Completer.tsx'
import { Marked } from './Marked.tsx'

export const FIELD_ASSIST: FieldAssist = { Completer, Marked, Starts: FieldStarts, addressOf: (hit) => foundAddress(hit) }
