// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepSettings, keptSettings, settingsFrom, UNTOLD } from '../../../bigscreen/settings.ts'

const told = {
  language: 'en',
  theme: 'LIGHT',
  seconds: { downtime: 5, faults: 0, repairs: 9, schedule: 12, complaints: 7 },
  hasAlarm: false,
  inches: 86,
  distance: 7.5,
} as const

describe('the settings of a display', () => {
  beforeEach(() => localStorage.clear())

  it('are those that the server tells', () => {
    expect(settingsFrom(told, UNTOLD)).toEqual(told)
  })

  it('stay as they were where a server says nothing or nonsense', () => {
    expect(settingsFrom({ language: 'zh' }, { ...UNTOLD, theme: 'LIGHT' })).toEqual({ ...UNTOLD, language: 'zh', theme: 'LIGHT' })
    expect(settingsFrom({ theme: 'PINK', seconds: { downtime: -1, faults: 'x' }, inches: 0, distance: null }, UNTOLD)).toEqual(UNTOLD)
    expect(settingsFrom(undefined, UNTOLD)).toEqual(UNTOLD)
  })

  it('are known again after a power cut', () => {
    expect(keptSettings()).toEqual(UNTOLD)
    keepSettings(settingsFrom(told, UNTOLD))
    expect(keptSettings()).toEqual(told)
    localStorage.setItem('millwright.display.settings', '{broken')
    expect(keptSettings()).toEqual(UNTOLD)
  })
})
