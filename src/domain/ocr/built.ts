import { isBuilt } from '../access/unbuilt.ts'
import { OCR_RIGHTS } from './rights.ts'

/** Whether texts can be read: until then nobody is offered it. */
export const isOcrBuilt: boolean = OCR_RIGHTS.ocr.requirement.permissions.every(isBuilt)
