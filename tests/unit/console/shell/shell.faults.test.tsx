// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { createErrorLog, errorLog, MOST_FAULTS, watchFaults } from '../../../../console/kit/network/errorLog.ts'
import { strengthOf } from '../../../../console/screens/account/strength.ts'
import {
  isOn,
  lengthOf,
  minuteOfDay,
  nextChange,
  nightMinutes,
  progressOf,
  stretchesOf,
} from '../../../../console/screens/boards/shift/day.ts'

describe('the error log', () => {
  beforeEach(() => sessionStorage.clear())
  const log = () => createErrorLog(sessionStorage)

  it('keeps the latest fifty over a reload', () => {
    const one = log()
    for (let i = 0; i < MOST_FAULTS + 5; i++) one.add({ source: 'script', message: `m${i}` }, '/here')
    expect(one.get()).toHaveLength(MOST_FAULTS)
    expect(log().get()[0]).toMatchObject({ message: `m${MOST_FAULTS + 4}`, address: '/here', times: 1 })
    one.clear()
    expect(log().get()).toEqual([])
  })

  it('counts what repeats itself instead of listing it, unless support can tell them apart', () => {
    const one = log()
    for (let i = 0; i < 3; i++) one.add({ source: 'page', message: 'again' }, '/a')
    expect(one.get()).toMatchObject([{ message: 'again', times: 3 }])
    for (const requestId of ['r1', 'r2']) one.add({ source: 'server', message: 'oops', requestId }, '/a')
    expect(one.get().map((fault) => fault.requestId)).toEqual(['r2', 'r1', ''])
  })

  it('survives a broken memory and a full one', () => {
    sessionStorage.setItem('faults', '{"no":1}')
    expect(log().get()).toEqual([])
    sessionStorage.setItem('faults', '[null,{"message":3}]')
    expect(log().get()).toEqual([])
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => undefined,
    }
    const one = createErrorLog(full)
    one.add({ source: 'script', message: 'still here' }, '/a')
    expect(one.get()).toHaveLength(1)
  })

  it('hears of what nobody caught, but not of what was let go or told already', () => {
    errorLog.clear()
    watchFaults()
    dispatchEvent(new ErrorEvent('error', { message: 'boom', error: new TypeError('boom') }))
    dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }))
    const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    reject(new Error('lost'))
    reject(Object.assign(new Error('gone'), { name: 'AbortError' }))
    expect(errorLog.get().map((fault) => [fault.source, fault.message])).toEqual([
      ['promise', 'Error: lost'],
      ['script', 'TypeError: boom'],
    ])
    errorLog.clear()
  })
})

describe('the day by shifts', () => {
  const shift = (name: string, beginTime: string, endTime: string) => ({ id: name, name, beginTime, endTime })
  const early = shift('early', '06:00', '14:00')
  const night = shift('night', '22:00:00', '06:00:00')
  const at = (time: string) => Date.parse(`2026-11-21T${time}+08:00`)

  it('has shifts over midnight in two stretches', () => {
    expect(stretchesOf(night)).toEqual([
      { from: 0, to: 360 },
      { from: 1320, to: 1440 },
    ])
    expect([lengthOf(early), lengthOf(night), lengthOf(shift('all', '08:00', '08:00'))]).toEqual([480, 480, 1440])
    expect(['05:59:59', '06:00:00', '13:59:00', '14:00:00'].map((time) => isOn(early, minuteOfDay(at(time))))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isOn(night, minuteOfDay(at('23:30:00')))).toBe(true)
    expect([nightMinutes(early), nightMinutes(night), nightMinutes(shift('late', '14:00', '23:00'))]).toEqual([0, 480, 60])
  })

  it('says when it changes next', () => {
    expect(nextChange([early, night], at('13:59:30'))).toMatchObject({ time: '14:00', inMs: 30_000, begins: [] })
    expect(nextChange([early, night], at('23:00:00'))).toMatchObject({ time: '06:00', inMs: 7 * 3_600_000, begins: [early] })
    expect(nextChange([], at('23:00:00'))).toBe(null)
    expect(progressOf(night, at('02:00:00'))).toBeCloseTo(0.5)
  })
})

describe('a password', () => {
  it('is judged by length first', () => {
    expect(
      ['short1!', '1111111111', 'abcdefghij', 'Lead-lead-1', 'factoryroll', 'Violet-Roller-88'].map((typed) => strengthOf(typed, 'lead')),
    ).toEqual(['short', 'weak', 'weak', 'weak', 'weak', 'strong'])
  })
})
