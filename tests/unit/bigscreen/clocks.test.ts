import { describe, expect, it } from 'vitest'
import { createServerClock } from '../../../bigscreen/live.ts'
import { age, clockTime, dateLine, elapsed, minuteTime, oneDecimal } from '../../../bigscreen/wall/times.ts'

const t = (text: string) => Date.parse(text)
const since = '2026-11-21T00:00:00Z'

describe('elapsed', () => {
  it('counts hours, minutes and seconds and never rolls over into days', () => {
    expect(elapsed(since, t('2026-11-21T00:07:42.900Z'))).toBe('0:07:42')
    expect(elapsed(since, t('2026-11-21T13:05:00Z'))).toBe('13:05:00')
    expect(elapsed(since, t('2026-11-26T06:40:09Z'))).toBe('126:40:09')
  })

  it('does not run backwards before the start', () => {
    expect(elapsed(since, t('2026-11-20T23:59:00Z'))).toBe('0:00:00')
  })
})

describe('age', () => {
  it('says only what matters at that distance', () => {
    expect(age(since, t('2026-11-21T00:59:59Z'))).toEqual({ unit: 'minutes', values: { n: 59, rest: 0 } })
    expect(age(since, t('2026-11-21T09:42:00Z'))).toEqual({ unit: 'hoursMinutes', values: { n: 9, rest: 42 } })
    expect(age(since, t('2026-11-21T09:00:30Z'))).toEqual({ unit: 'hours', values: { n: 9, rest: 0 } })
    expect(age(since, t('2026-11-22T03:20:00Z'))).toEqual({ unit: 'hours', values: { n: 27, rest: 0 } })
    expect(age(since, t('2026-11-24T09:00:00Z'))).toEqual({ unit: 'days', values: { n: 3, rest: 0 } })
  })
})

describe('server clock', () => {
  it('follows the freshest of the last messages, because each is a little old when it arrives', () => {
    let local = 0
    const clock = createServerClock(() => local)
    clock.addSample(new Date(10_000).toISOString())
    local = 1000
    clock.addSample(new Date(10_400).toISOString())
    expect(clock.now()).toBe(11_000)
    clock.addSample(new Date(11_050).toISOString())
    expect(clock.now()).toBe(11_050)
  })

  it('forgets old samples, so that a corrected local clock is followed', () => {
    let local = 0
    const clock = createServerClock(() => local)
    clock.addSample(new Date(100_000).toISOString())
    local = 100_000
    for (let i = 0; i < 8; i++) clock.addSample(new Date(100_000).toISOString())
    expect(clock.now()).toBe(100_000)
  })

  it('is the local clock until something is heard, and ignores nonsense', () => {
    const clock = createServerClock(() => 5)
    clock.addSample('yesterday')
    expect(clock.now()).toBe(5)
  })
})

describe('factory time', () => {
  const now = t('2026-11-21T16:30:05Z')

  it('is shown at +08:00 in any zone', () => {
    expect(clockTime(now)).toBe('00:30:05')
    expect(minuteTime(now)).toBe('00:30')
    expect(dateLine(now, 'zh')).toBe('11月22日 星期日')
    expect(dateLine(now, 'en')).toBe('Sun 22 Nov')
  })

  it('rounds hours to one decimal', () => {
    expect([0, 1.25, 12.04].map(oneDecimal)).toEqual(['0.0', '1.3', '12.0'])
  })
})
