import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import i18next from 'i18next'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rememberSkew } from '../../../../console/kit/words/serverClock.ts'
import {
  addDays,
  addMonths,
  ago,
  date,
  dateTime,
  daysBetween,
  duration,
  fromInput,
  isDay,
  timeOfDay,
  today,
  toInput,
  weekdayOf,
} from '../../../../console/kit/words/time.ts'
import { businessOffset, startOfDay } from '../../../../console/shared/offset.ts'
import en from '../../../../locales/en/console.json' with { type: 'json' }
import zh from '../../../../locales/zh/console.json' with { type: 'json' }
import { root } from '../../../../server/platform/paths.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.parse('2026-11-21T03:40:00Z')
const past = (ms: number) => new Date(NOW - ms).toISOString()

beforeAll(() =>
  i18next.init({
    lng: 'zh',
    fallbackLng: false,
    resources: { zh: { translation: zh }, en: { translation: en } },
    interpolation: { escapeValue: false },
  }),
)

describe('days', () => {
  it('are counted without a clock', () => {
    expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1), addDays('2028-03-01', -1)]).toEqual([
      '2027-01-01',
      '2026-02-28',
      '2028-02-29',
    ])
    expect([addMonths('2026-01-31', 1), addMonths('2026-12-05', 1), addMonths('2026-01-15', -1)]).toEqual([
      '2026-02-28',
      '2027-01-05',
      '2025-12-15',
    ])
    expect([daysBetween('2026-11-22', '2026-11-24'), daysBetween('2026-11-22', '2026-11-20')]).toEqual([2, -2])
    expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-23')]).toEqual([7, 1])
  })

  it('are days of the calendar, not only of their shape', () => {
    expect(['2028-02-29', '2026-02-29', '2026-02-30', '2026-13-01', '2026-1-1', 'soon', ''].map(isDay)).toEqual([
      true,
      ...Array(6).fill(false),
    ])
  })
})

describe('instants', () => {
  it('are shown at +08:00 whatever the computer’s zone is', () => {
    expect(dateTime('2026-11-21T03:40:05Z')).toBe('2026-11-21 11:40')
    expect(dateTime('2026-11-21T03:40:05Z', true)).toBe('2026-11-21 11:40:05')
    expect(date('2026-11-20T16:30:00Z')).toBe('2026-11-21')
    expect(timeOfDay('2026-11-20T16:30:00Z')).toBe('00:30')
    expect(today(Date.parse('2026-11-20T16:30:00Z'))).toBe('2026-11-21')
  })

  it('count seconds when they have ten digits', () => {
    expect(dateTime(1_795_232_400)).toBe(dateTime(1_795_232_400_000))
  })

  it('show nothing for nothing, for the zero date and for rubbish', () => {
    for (const value of [null, undefined, '', '0001-01-01T00:00:00Z', 'soon'])
      expect([dateTime(value), date(value), ago(value)]).toEqual(['', '', ''])
    expect(date('0001-01-01')).toBe('')
  })

  it('leave calendar days alone', () => {
    expect(date('2026-11-21')).toBe('2026-11-21')
  })

  it('go into an input and come back', () => {
    expect(toInput('2026-11-20T16:30:00Z')).toBe('2026-11-21T00:30')
    expect(fromInput('2026-11-21T00:30')).toBe('2026-11-20T16:30:00.000Z')
    expect(fromInput('')).toBe(null)
  })
})

describe('a factory elsewhere', () => {
  afterAll(() => businessOffset.set('+08:00'))

  // What the same moment, half past four on a Friday afternoon in UTC, is there: by hand.
  it.each([
    ['-05:00', '2026-11-20 11:30', '2026-11-20T05:00:00.000Z'],
    ['+05:45', '2026-11-20 22:15', '2026-11-19T18:15:00.000Z'],
    ['+14:00', '2026-11-21 06:30', '2026-11-20T10:00:00.000Z'],
    ['-12:00', '2026-11-20 04:30', '2026-11-20T12:00:00.000Z'],
    ['+00:00', '2026-11-20 16:30', '2026-11-20T00:00:00.000Z'],
  ])('shows and takes its own time at %s', (offset, shown, dayBegins) => {
    businessOffset.set(offset)
    const at = '2026-11-20T16:30:00.000Z'
    expect(dateTime(at)).toBe(shown)
    expect([date(at), timeOfDay(at), today(Date.parse(at))]).toEqual([shown.slice(0, 10), shown.slice(11), shown.slice(0, 10)])
    expect(fromInput(toInput(at))).toBe(at)
    expect(new Date(startOfDay(shown.slice(0, 10))).toISOString()).toBe(dayBegins)
    expect(startOfDay('soon')).toBeNaN()
  })
})

describe('relative time', () => {
  it('says just now, minutes, hours, days', () => {
    const said = [10_000, 45_000, 59 * MINUTE, HOUR, 23 * HOUR, 30 * HOUR, 72 * HOUR].map((ms) => ago(past(ms), NOW))
    expect(said).toEqual(['刚刚', '1 分钟前', '59 分钟前', '1 小时前', '23 小时前', '1 天前', '3 天前'])
  })

  it('does not call a planned moment past', () => {
    expect(ago(past(-2 * HOUR), NOW)).toBe('2026-11-21 13:40')
    expect(ago(past(-5_000), NOW)).toBe('刚刚')
  })
})

describe('durations', () => {
  it('use their two largest units', () => {
    const said = [0, 5 * MINUTE, 2 * HOUR + 5 * MINUTE, 3 * HOUR, 26 * HOUR + 59 * MINUTE, 48 * HOUR].map(duration)
    expect(said).toEqual(['0 分钟', '5 分钟', '2 小时 5 分钟', '3 小时', '1 天 2 小时', '2 天'])
    expect([duration(null), duration(Number.NaN), duration(-5)]).toEqual(['', '', '0 分钟'])
  })

  it('speak English too', async () => {
    await i18next.changeLanguage('en')
    expect([duration(2 * HOUR + 5 * MINUTE), ago(past(HOUR), NOW)]).toEqual(['2 h 5 min', '1 h ago'])
    await i18next.changeLanguage('zh')
  })
})

describe('a computer whose clock is wrong', () => {
  it('takes day and age from the server', () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
    try {
      const threeDays = 72 * HOUR
      rememberSkew(Date.now() + threeDays)
      expect(today()).toBe(today(Date.now() + threeDays))
      expect(ago(new Date(Date.now() + threeDays - 5 * MINUTE))).toBe('5 分钟前')
    } finally {
      vi.unstubAllGlobals()
    }
  })
  it('is not asked by the console where the server can be, but for lengths of time', () => {
    const rooms = globSync('console/{fields,form,list,record,resource,screens,shared}/**/*.{ts,tsx}', { cwd: fileURLToPath(root) })
    const asking = rooms.filter((file) => {
      const source = readFileSync(new URL(file, root), 'utf8').replaceAll(/serverNow\(\)\)? - Date\.now\(\)/g, '')
      return /Date\.now\b|new Date\(\)/.test(source)
    })
    expect(asking).toEqual([])
  })
})
