import { CATALOGUE, CLIENT_SIDE, DEVICE_SIDE, EXTENSIONS, type FailureCode, type ServerCode } from './codes.ts'

export const SERVER_CODES: readonly ServerCode[] = [...CATALOGUE, ...EXTENSIONS]
export const FAILURE_CODES: readonly FailureCode[] = [...SERVER_CODES, ...CLIENT_SIDE, ...DEVICE_SIDE]

/** Whether an answer's `message` is a code the server may give. */
export const isServerCode = (message: unknown): message is ServerCode => SERVER_CODES.some((code) => code === message)
