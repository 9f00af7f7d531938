import { describe, expect, it } from 'vitest'
import { disposition } from './disposition.ts'

describe('Content-Disposition', () => {
  it.each([
    ['report.pdf', `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`],
    ['år 1.pdf', `attachment; filename="ar 1.pdf"; filename*=UTF-8''%C3%A5r%201.pdf`],
    ['"a";b%41.txt', `attachment; filename="_a__b_41.txt"; filename*=UTF-8''%22a%22%3Bb%2541.txt`],
    ["it's (1).txt", `attachment; filename="it's (1).txt"; filename*=UTF-8''it%27s%20%281%29.txt`],
    ['日本.png', `attachment; filename="__.png"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.png`],
  ])('of %s', (name, header) => {
    expect(disposition('attachment', name)).toBe(header)
  })

  it.each([
    ['marks of direction', 'gpj.\u202Eexe.jpg'],
    ['line breaks', 'a\r\nSet-Cookie: b=c.jpg'],
    ['NUL', 'a\0.jpg'],
    ['a lone surrogate', 'a\uD800.jpg'],
    ['separators', '../../etc/passwd'],
    ['separators in full width', '\u2025\uFF0Fetc\uFF3Cpasswd'],
    ['separators within a sign', 'a\u2100\u2105\uFE68b.jpg'],
  ])('lets %s through nowhere', (_, name) => {
    const header = disposition('inline', name)
    expect(header).toMatch(/^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%~-]+$/)
    expect(decodeURIComponent(header).normalize('NFKD')).not.toMatch(/[\p{Cc}\u202E/\\]/u)
  })

  it.each(['..', '.', '\u2025', '\u2024'])('never is the name of a folder above or of this one: %j', (name) => {
    expect(disposition('attachment', name)).toContain('filename="_"')
  })
})
