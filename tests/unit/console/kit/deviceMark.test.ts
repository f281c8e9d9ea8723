// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { markHeader, storeMark } from '../../../../console/kit/session/deviceId.ts'

describe('the mark of this device', () => {
  beforeEach(() => localStorage.clear())

  it('is sent for the account it was given for, however the name is typed', () => {
    storeMark('Wang', 'mark of wang')
    storeMark('li', 'mark of li')
    storeMark('wang', 'newer')
    expect(markHeader(' WANG ')).toEqual({ 'x-device-mark': 'newer' })
    expect(markHeader('li')).toEqual({ 'x-device-mark': 'mark of li' })
    expect(markHeader('zhao')).toEqual({})
  })
  it('is not kept where none was given, and the oldest make room', () => {
    storeMark('wang', null)
    expect(localStorage.length).toBe(0)
    for (let at = 0; at < 100; at++) storeMark(`user${at}`, `mark ${at}`)
    expect(markHeader('user0')).toEqual({})
    expect(markHeader('user99')).toEqual({ 'x-device-mark': 'mark 99' })
  })
  it('is none when what was kept is damaged', () => {
    for (const damaged of ['{"at":', '7', '[["wang", 5]]', '["wang"]']) {
      localStorage.setItem('millwright.devices', damaged)
      expect(markHeader('wang')).toEqual({})
    }
  })
})
