import type { FastifyServerOptions } from 'fastify'
import type { LogLevel } from '../configuration/configuration.ts'

/** Never in a log, wherever it may stand. */
const SECRETS = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'refreshToken', 'secret'] as const

/** An address without its query: what was searched for is nobody's business, and links carry secrets there. */
export const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? ''

/** A part of a path so long is a token: whoever reads it in a log could use it. */
const TOKEN = /\/[\w-]{40,}/g

/** The same for a log. */
export const loggedPath = (url: string): string => withoutQuery(url).replace(TOKEN, '/[secret]')

interface LoggedRequest {
  readonly method: string
  readonly url: string
  readonly ip: string
}

/** One JSON document per line on standard output. */
export const logging = (level: LogLevel): NonNullable<FastifyServerOptions['logger']> =>
  level === 'silent'
    ? false
    : {
        level,
        redact: {
          paths: [...SECRETS, ...SECRETS.map((name) => `*.${/\W/.test(name) ? '' : name}`).filter((path) => path !== '*.')],
          censor: '[secret]',
        },
        serializers: {
          req: ({ method, url, ip }: LoggedRequest) => ({ method, path: loggedPath(url), address: ip }),
          res: ({ statusCode }: { readonly statusCode?: number }) => ({ status: statusCode }),
        },
      }
