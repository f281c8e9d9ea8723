// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, settingsFrom, storedSettings, storeSettings } from '../../../bigscreen/settings.ts'

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
    expect(settingsFrom(told, DEFAULT_SETTINGS)).toEqual(told)
  })

  it('stay as they were where a server says nothing or nonsense', () => {
    expect(settingsFrom({ language: 'zh' }, { ...DEFAULT_SETTINGS, theme: 'LIGHT' })).toEqual({
      ...DEFAULT_SETTINGS,
      language: 'zh',
      theme: 'LIGHT',
    })
    expect(settingsFrom({ theme: 'PINK', seconds: { downtime: -1, faults: 'x' }, inches: 0, distance: null }, DEFAULT_SETTINGS)).toEqual(
      DEFAULT_SETTINGS,
    )
    expect(settingsFrom(undefined, DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS)
  })

  it('are known again after a power cut', () => {
    expect(storedSettings()).toEqual(DEFAULT_SETTINGS)
    storeSettings(settingsFrom(told, DEFAULT_SETTINGS))
    expect(storedSettings()).toEqual(told)
    localStorage.setItem('millwright.display.settings', '{broken')
    expect(storedSettings()).toEqual(DEFAULT_SETTINGS)
  })
})
