import { TYPED_CONFIRMATION_FROM } from './trashItem.ts'

/** Whether deleting so many for good takes their number typed. */
export const asksForNumber = (count: number): boolean => count >= TYPED_CONFIRMATION_FROM

/** Whether so many are what somebody said yes to; undefined: nobody was asked for a number. */
export const isAsConfirmed = (count: number, confirmed: number | undefined): boolean => confirmed === undefined || confirmed === count

/** Whether what was typed confirms it: the number, with whatever groups its digits. */
export const isConfirmed = (count: number, typed: string): boolean => !asksForNumber(count) || typed.replace(/[\s.,'\u00A0\u202F]/g, '') === String(count)
