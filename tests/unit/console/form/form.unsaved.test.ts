// @vitest-environment happy-dom
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import * as question from '../../../../console/kit/overlays/askToLeave.tsx'
import { confirmLeave, unsaved } from '../../../../console/kit/overlays/unsaved.ts'

const ask = vi.spyOn(question, 'askToLeave')
afterAll(() => ask.mockRestore())

const asksBeforeReload = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('unsaved work', () => {
  afterEach(() => {
    unsaved.letGo()
    ask.mockReset()
  })

  it('makes the browser ask before a reload, and only then', () => {
    expect(asksBeforeReload()).toBe(false)
    unsaved.mark('a', true)
    expect(asksBeforeReload()).toBe(true)
    unsaved.mark('a', false)
    expect(asksBeforeReload()).toBe(false)
  })

  it('is nobody’s business where nothing is unsaved', async () => {
    unsaved.mark('a', true, { page: '/a' })
    expect(await confirmLeave(['/b'])).toBe(true)
    expect(ask).not.toHaveBeenCalled()
  })

  it('is asked about once, however many want to know', async () => {
    unsaved.mark('a', true, { title: '新增设备' })
    ask.mockResolvedValue(false)
    expect(await Promise.all([confirmLeave(), confirmLeave()])).toEqual([false, false])
    expect(ask).toHaveBeenCalledTimes(1)
    expect(ask.mock.calls[0]?.[0].map((work) => work.title)).toEqual(['新增设备'])
    expect(unsaved.any()).toBe(true)
  })

  it('is put away when somebody leaves, and not asked about again', async () => {
    const keep = vi.fn()
    unsaved.mark('a', true, { saveDraft: keep, page: '/a' })
    unsaved.mark('b', true, { page: '/b' })
    ask.mockResolvedValue(true)
    expect(await confirmLeave(['/a'])).toBe(true)
    expect(keep).toHaveBeenCalledTimes(1)
    expect(unsaved.any(['/a'])).toBe(false)
    expect(unsaved.any(['/b'])).toBe(true)
  })

  it('is written down when the page goes', () => {
    const keep = vi.fn()
    unsaved.mark('a', true, { saveDraft: keep })
    window.dispatchEvent(new Event('pagehide'))
    expect(keep).toHaveBeenCalledTimes(1)
  })

  it('ends with the form it was typed into', () => {
    let isThere = true
    unsaved.mark('a', true, { isThere: () => isThere })
    expect(unsaved.any()).toBe(true)
    isThere = false
    expect(unsaved.any()).toBe(false)
    expect(asksBeforeReload()).toBe(false)
  })
})
