// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { createDrafts } from '../../../../console/form/drafts/drafts.ts'
import { finishForgetting, forgetPeople, sharedDevice, stopForgetting } from '../../../../console/shell/login/sharedDevice.ts'

const OF_DEVICE = { lng: 'zh', 'lng.by': 'person', look: '{}', 'token.skew': '12', 'millwright.devices': '[["li","mark"]]' }
const OF_PEOPLE = { token: 'a.b.c', 'list:7:1:reportLogs': '{}', recents: '[]', inspectionRound: '{}', lastActive: '1' }
const stored = () =>
  Object.keys(localStorage)
    .filter((key) => !key.startsWith('millwright.shared') && !key.startsWith('millwright.forgetting'))
    .sort()
const fill = () => {
  for (const [key, value] of Object.entries({ ...OF_DEVICE, ...OF_PEOPLE })) localStorage.setItem(key, value)
  sessionStorage.setItem('tabs', '[]')
}
const draft = { at: Date.now(), version: null, fields: { name: { before: '', mine: '张力不稳' } } }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  fill()
})

describe('a shared device', () => {
  it('is what somebody says it is, and stays so', () => {
    expect(sharedDevice.read()).toBe(false)
    sharedDevice.write(true)
    forgetPeople()
    expect(sharedDevice.read()).toBe(true)
    sharedDevice.write(false)
    expect(sharedDevice.read()).toBe(false)
  })

  it('forgets whatever people left, drafts too, and nothing of its own', () => {
    createDrafts(localStorage).write({ user: '7', plant: '1', form: 'reportLog' }, draft)
    expect(stored().some((key) => key.startsWith('draft:'))).toBe(true)
    forgetPeople()
    expect([stored(), sessionStorage.length]).toEqual([Object.keys(OF_DEVICE).sort(), 0])
  })

  it('forgets once more what a page stored while it was left, until somebody comes in', () => {
    forgetPeople()
    localStorage.setItem('draft:7:1:reportLog', '{}')
    finishForgetting()
    expect(stored()).toEqual(Object.keys(OF_DEVICE).sort())
    stopForgetting()
    fill()
    finishForgetting()
    expect(stored()).toEqual([...Object.keys(OF_DEVICE), ...Object.keys(OF_PEOPLE)].sort())
  })
})
