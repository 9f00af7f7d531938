import { describe, expect, it } from 'vitest'
import { countedAs, isRobot } from './visits.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('a page that is seen', () => {
  it.each([
    [FIREFOX, false],
    ['Mozilla/5.0 (Linux; Android 6.0; CUBOT NOTE S) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/89.0 Mobile Safari/537.36', false],
    ['Opera/9.80 (J2ME/MIDP; Opera Mini/7.1; U; en) Presto/2.8 Version/11.10', false],
    ['', true],
    ['curl/8.5.0', true],
    ['python-requests/2.31', true],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/103.0', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36', true],
  ])('by %j, is seen by a robot: %s', (userAgent, robot) => {
    expect(isRobot(userAgent)).toBe(robot)
  })

  it.each([
    [{ fetchSite: 'none' }, 'arrival'],
    [{ fetchSite: 'cross-site' }, 'arrival'],
    [{}, 'arrival'],
    [{ fetchSite: 'same-origin' }, 'view'],
    [{ method: 'HEAD' }, undefined],
    [{ purpose: 'prefetch;prerender' }, undefined],
    [{ userAgent: 'curl/8.5.0' }, undefined],
  ])('%j counts as %s', (said, counted) => {
    expect(countedAs({ method: 'GET', userAgent: FIREFOX, fetchSite: undefined, purpose: undefined, ...said })).toBe(counted)
  })
})
