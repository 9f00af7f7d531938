import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLanguage, type Language } from '../../src/domain/preferences/language.ts'
import { contentSecurityPolicy, newNonce } from '../http/securityHeaders.ts'
import { escapeHtml } from './message.ts'
import { readOutbox, type OutboxMail } from './OutboxTransport.ts'
import { wordsOf } from './texts.ts'

/** The most mails that the page shows. */
const MOST = 50

const STYLE = `
  :root { color-scheme: light dark; --bg: light-dark(#faf9f6, #121218); --surface: light-dark(#ffffff, #1a1a22);
    --ink: light-dark(#1c1a24, #ededf2); --soft: light-dark(#56525f, #b3b2c0); --line: light-dark(#e6e2da, #292934);
    --primary: light-dark(#4a3fb3, #9c92ff) }
  body { margin: 0; padding: 32px 16px; background: var(--bg); color: var(--ink);
    font: 14px/20px Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif }
  main { max-width: 720px; margin: 0 auto; display: grid; gap: 16px }
  h1 { margin: 0; font-size: 28px; line-height: 36px }
  h2 { margin: 0 0 4px; font-size: 16px; line-height: 24px; overflow-wrap: anywhere }
  p { margin: 0; color: var(--soft); overflow-wrap: anywhere }
  article { padding: 16px 20px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface) }
  pre { margin: 12px 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
  a { color: var(--primary) }`

/** Plain text with the installation's own links made links; any other address stays text. */
const linked = (text: string, origin: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((piece) => (piece.startsWith(`${origin}/`) ? `<a href="${escapeHtml(piece)}">${escapeHtml(piece)}</a>` : escapeHtml(piece)))
    .join('')

const shown = ({ at, to, subject, text }: OutboxMail, origin: string, language: Language): string => {
  const date = new Intl.DateTimeFormat(language === 'no' ? 'nb' : language, { timeStyle: 'medium', timeZone: 'UTC' }).format(new Date(at))
  return `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · <time datetime="${escapeHtml(at)}">${escapeHtml(date)} UTC</time></p>
    <pre>${linked(text, origin)}</pre></article>`
}

const page = (mails: readonly OutboxMail[], origin: string, language: Language, nonce: string): string => {
  const t = wordsOf(language)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex"><title>${escapeHtml(t('outbox.title'))} · Vitrine</title><style nonce="${nonce}">${STYLE}</style></head>
    <body><main><h1>${escapeHtml(t('outbox.title'))}</h1><p>${escapeHtml(t('outbox.lead'))}</p>
    ${mails.length === 0 ? `<p>${escapeHtml(t('outbox.empty'))}</p>` : mails.map((mail) => shown(mail, origin, language)).join('')}
    <p><a href="/login">${escapeHtml(t('outbox.back'))}</a></p></main></body></html>`
}

interface Parts {
  readonly directory: string
  /** Where the links in mails begin; known once the server listens. */
  readonly origin: () => string
}

/** The mails of a demo without a mail server, for everybody who can reach it: what they open are accounts with well-known passwords. */
export const outboxPage =
  ({ directory, origin }: Parts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = newNonce()
    const language = acceptedLanguage(request.headers['accept-language'])
    return reply
      .header('content-security-policy', contentSecurityPolicy(undefined, nonce))
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(page(await readOutbox(directory, MOST), origin(), language, nonce))
  }

export type OutboxPage = ReturnType<typeof outboxPage>
