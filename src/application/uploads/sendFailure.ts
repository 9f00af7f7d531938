import type { FailureCode } from '../../domain/failures/codes.ts'
import type { SendFailure, Sending } from './UploadGateway.ts'

/** It goes again from its first byte. */
export const STARTED_ANEW = { address: undefined, sent: 0 } as const

/** What had arrived is gone from the server. */
export const isLost = ({ address }: Pick<Sending, 'address'>, { code }: SendFailure): boolean => code === 'UPLOAD_NOT_FOUND' && address !== undefined

/** Somebody was quicker with the name, or what had it is gone from it. */
export const isNameMoved = ({ target }: Pick<Sending, 'target'>, { code }: SendFailure): boolean =>
  target === undefined && (code === 'ASSET_ALREADY_EXISTS' || code === 'ASSET_NOT_FOUND')

/** Whoever was told that another file is there by now, and tries again, wants it nonetheless. */
export const insisted = ({ code, target }: Pick<Sending, 'target'> & { readonly code: FailureCode | undefined }) => ({
  code: undefined,
  ...(code === 'FILE_REPLACED' && target ? { target: { ...target, seen: undefined } } : {}),
})
