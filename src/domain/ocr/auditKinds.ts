export const OCR_AUDIT_KINDS = ['ocr.seen'] as const
