// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { createTabs, HOME, MOST_MOUNTED, mounted } from '../../../../console/shell/views/tabs.ts'

const place = (pathname: string, search = '') => ({ pathname, search, hash: '', state: null, key: 'k' })
const anyPage = () => true

describe('open pages', () => {
  let tabs: ReturnType<typeof createTabs>
  const paths = () => tabs.get().map((tab) => tab.path)
  const open = (...all: string[]) => {
    for (const path of all) tabs.visit(path, place(path))
  }
  beforeEach(() => {
    sessionStorage.clear()
    tabs = createTabs(sessionStorage)
    tabs.restore(7, anyPage)
  })

  it('begin with the pinned dashboard, which nothing closes', () => {
    tabs.close(HOME)
    tabs.closeAll()
    expect(paths()).toEqual([HOME])
  })

  it('remember the last place inside each, filters included', () => {
    open('/a', '/b')
    tabs.visit('/a', place('/a', '?status=PENDING'))
    expect(paths()).toEqual([HOME, '/a', '/b'])
    expect(tabs.get().map(tabs.addressOf)).toEqual([HOME, '/a?status=PENDING', '/b'])
  })

  it('send whoever closes the one being looked at to the last one', () => {
    open('/a', '/b', '/c')
    tabs.close('/a')
    expect(tabs.after('/c')).toBe(null)
    expect(tabs.after('/a')).toBe('/c')
    tabs.closeAll()
    expect(tabs.after('/c')).toBe(HOME)
  })

  it('close others, and those to the right', () => {
    open('/a', '/b', '/c')
    tabs.closeRight('/b')
    expect(paths()).toEqual([HOME, '/a', '/b'])
    tabs.closeOthers('/b')
    expect(paths()).toEqual([HOME, '/b'])
  })

  it('are moved, but never in front of the dashboard', () => {
    open('/a', '/b', '/c')
    tabs.move('/c', 1)
    expect(paths()).toEqual([HOME, '/c', '/a', '/b'])
    tabs.move('/a', 0)
    expect(paths()).toEqual([HOME, '/a', '/c', '/b'])
    tabs.move('/a', 9)
    tabs.move(HOME, 2)
    expect(paths()).toEqual([HOME, '/c', '/b', '/a'])
  })

  it('survive a reload, but not for another person, nor where access has gone', () => {
    open('/a', '/b')
    tabs.visit('/b', place('/b', '?page=3'))
    const reloaded = createTabs(sessionStorage)
    reloaded.restore(7, (path) => path !== '/a')
    expect(reloaded.get().map(reloaded.addressOf)).toEqual([HOME, '/b?page=3'])
    const other = createTabs(sessionStorage)
    other.restore(8, anyPage)
    expect(other.get()).toHaveLength(1)
  })

  it('ignore a broken memory', () => {
    for (const text of ['{', '42', '[null,{"path":3}]', 'null']) {
      sessionStorage.setItem('tabs:9', text)
      const list = createTabs(sessionStorage)
      list.restore(9, anyPage)
      expect(list.get().map((tab) => tab.path)).toEqual([HOME])
    }
  })

  it('are mounted only once looked at, and the longest unused give way', () => {
    open(...Array.from({ length: MOST_MOUNTED + 3 }, (_, i) => `/p${i}`))
    tabs.visit('/p0', place('/p0'))
    const kept = mounted(tabs.get()).map((tab) => tab.path)
    expect(kept).toHaveLength(MOST_MOUNTED)
    expect(kept).toContain('/p0')
    expect(kept).not.toContain('/p1')
    expect(kept).not.toContain(HOME)
  })

  it('start over without their filters under another plant', () => {
    tabs.visit('/a', place('/a', '?equipmentId=5'))
    const { version } = tabs.get()[1] ?? { version: -1 }
    tabs.restart()
    expect(tabs.get().map(tabs.addressOf)).toEqual([HOME, '/a'])
    expect(tabs.get()[1]?.version).toBe(version + 1)
    expect(mounted(tabs.get())).toEqual([])
  })

  it('tell whoever listens, and stop when asked', () => {
    let heard = 0
    const stop = tabs.subscribe(() => heard++)
    open('/a')
    stop()
    open('/b')
    expect(heard).toBe(1)
  })
})
