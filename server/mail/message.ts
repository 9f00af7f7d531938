import type { SendMailOptions } from 'nodemailer'
import type { Letter } from './Letter.ts'

/** Text of anybody's as it may stand in HTML, in an attribute too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** One line, whatever was typed into it: line breaks would begin headers or further lines of their own. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

// Colours and sizes as in the light theme: mail programs know no custom properties, and many no style sheets.
const INK = '#1c1a24'
const SOFT = '#56525f'
const PRIMARY = '#4a3fb3'
const PAPER = '#faf9f6'
const FONT = 'font-family:Inter,-apple-system,Segoe UI,Helvetica,Arial,sans-serif'

const textOf = ({ paragraphs, action, code, notes }: Letter): string =>
  [
    ...paragraphs.map(oneLine),
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(action === undefined ? [] : [`${oneLine(action.label)}:\n${action.url}`]),
    ...notes.map(oneLine),
    '-- \nVitrine',
  ].join('\n\n') + '\n'

const paragraph = (text: string, style: string): string => `<p style="margin:0 0 16px;${style}">${escapeHtml(oneLine(text))}</p>`

const htmlOf = ({ language, subject, paragraphs, action, code, notes }: Letter): string => {
  const button =
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;` +
        `background:${PRIMARY};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(oneLine(action.label))}</a></p>` +
        `<p style="margin:0 0 16px;font-size:12px;line-height:18px;color:${SOFT};word-break:break-all">${escapeHtml(action.url)}</p>`
  const shownCode =
    code === undefined
      ? ''
      : `<p style="margin:24px 0;font-size:28px;line-height:36px;font-weight:700;letter-spacing:4px">${escapeHtml(code)}</p>`
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(oneLine(subject))}</title></head>` +
    `<body style="margin:0;padding:32px 16px;background:${PAPER};color:${INK};${FONT};font-size:16px;line-height:24px">` +
    `<div style="max-width:520px;margin:0 auto;padding:32px;border:1px solid #e6e1d6;border-radius:10px;background:#ffffff">` +
    `<p style="margin:0 0 24px;font-weight:700">Vitrine</p>` +
    paragraphs.map((text) => paragraph(text, '')).join('') +
    shownCode +
    button +
    notes.map((text) => paragraph(text, `font-size:14px;line-height:20px;color:${SOFT}`)).join('') +
    '</div></body></html>'
  )
}

/** A mail as it is handed to a transport. */
export interface Message extends SendMailOptions {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
}

interface Sending {
  /** Names the mail, the same at each try, so that a receiver who gets it twice sees it once. */
  readonly id: string
  readonly from: string
  /** The host that the message's name belongs to. */
  readonly host: string
}

/** The mail as it is sent: text, and the same as HTML beside it; every value escaped for where it stands. */
export const messageOf = (letter: Letter, { id, from, host }: Sending): Message => ({
  from,
  to: { name: oneLine(letter.to.name), address: letter.to.address },
  subject: oneLine(letter.subject),
  messageId: `<${id}@${host}>`,
  text: textOf(letter),
  html: htmlOf(letter),
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.language },
  disableFileAccess: true,
  disableUrlAccess: true,
})
