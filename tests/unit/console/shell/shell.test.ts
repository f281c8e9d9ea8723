// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { allows, type MenuNode } from '../../../../console/kit/session/me.ts'
import { pageAt, pagesOf } from '../../../../console/kit/session/navigation.ts'
import { DEFAULTS, parseSettings } from '../../../../console/kit/session/settings.ts'
import { IDLE_LIMIT_MS, idleState, markActive, stayActive, watchIdle } from '../../../../console/shell/idle/idle.ts'
import { loginAddress, safeRedirect } from '../../../../console/shell/login/redirect.ts'

const node = (path: string, ...children: MenuNode[]): MenuNode => ({
  id: path,
  path,
  title: path,
  icon: 'list',
  component: children.length ? 'Layout' : 'list',
  visible: true,
  isFrame: false,
  noCache: false,
  resource: null,
  children,
})

describe('permissions', () => {
  it('are granted one by one or all at once', () => {
    expect([allows(['a:b:c'], 'a:b:c'), allows(['a:b:c'], 'a:b:d'), allows(['*:*:*'], 'a:b:d'), allows([], '')]).toEqual([
      true,
      false,
      true,
      true,
    ])
  })
})

describe('the way back after log-in', () => {
  const back = (to: string) => safeRedirect(`?redirect=${encodeURIComponent(to)}`)

  it('stays inside the console', () => {
    expect(back('/repair/reportLogs?status=PENDING&page=2')).toBe('/repair/reportLogs?status=PENDING&page=2')
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/login?redirect=/login', ''])
      expect(back(to)).toBe('/')
    expect(safeRedirect('')).toBe('/')
  })

  it('is carried by the log-in address', () => {
    for (const from of ['/', '/login?timeout=true', '/404', '/401']) expect(loginAddress(from)).toBe('/login')
    expect(loginAddress('/a?b=1')).toBe('/login?redirect=%2Fa%3Fb%3D1')
    expect(loginAddress('/a', true)).toBe('/login?timeout=true&redirect=%2Fa')
    expect(safeRedirect(new URL(loginAddress('/a?b=1&c=2'), 'http://x').search)).toBe('/a?b=1&c=2')
  })
})

describe('menus', () => {
  const pages = pagesOf([
    node('/dashboard'),
    node('/repair', node('/repair/reportLogs'), node('/repair/reports', node('/repair/reports/open'))),
  ])

  it('are pages with the folders above them', () => {
    expect(pages.map((page) => [page.node.path, ...page.trail.map((folder) => folder.path)])).toEqual([
      ['/dashboard'],
      ['/repair/reportLogs', '/repair'],
      ['/repair/reports/open', '/repair', '/repair/reports'],
    ])
  })

  it('hold the addresses below a page, not those beside it', () => {
    expect(pageAt(pages, '/repair/reportLogs/12')?.node.path).toBe('/repair/reportLogs')
    expect(pageAt(pages, '/repair/reportLogsX')).toBe(undefined)
  })
})

describe('settings', () => {
  it('read what is usable and fall back for the rest', () => {
    expect(parseSettings(null)).toEqual(DEFAULTS)
    expect(parseSettings('{broken')).toEqual(DEFAULTS)
    expect(parseSettings('{"brand":"url(x)","hasTags":"yes","hasLogo":false,"more":1}')).toEqual({ ...DEFAULTS, hasLogo: false })
    expect(parseSettings('{"brand":"#11A983"}').brand).toBe('#11A983')
  })
})

describe('inactivity', () => {
  it('warns a minute before the half hour is over', () => {
    const at = (minutes: number) => idleState(0, minutes * 60_000)
    expect([at(0), at(28.9), at(29), at(29.5), at(30)]).toEqual([
      { kind: 'active' },
      { kind: 'active' },
      { kind: 'warning', secondsLeft: 60 },
      { kind: 'warning', secondsLeft: 30 },
      { kind: 'over' },
    ])
  })

  it('is no matter of tabs beside a board that somebody looks at', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const stop = stayActive()
    vi.advanceTimersByTime(2 * IDLE_LIMIT_MS)
    expect(Date.now() - Number(localStorage.getItem('lastActive'))).toBeLessThan(60_000)
    stop()
    vi.advanceTimersByTime(IDLE_LIMIT_MS)
    expect(idleState(Number(localStorage.getItem('lastActive')), Date.now()).kind).toBe('over')
    vi.useRealTimers()
  })

  it('counts work in any tab, but not a nudged mouse once the warning shows', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const seen: string[] = []
    const stop = watchIdle((state) => seen.push(state.kind))
    const move = () => dispatchEvent(new Event('pointermove'))
    vi.advanceTimersByTime(IDLE_LIMIT_MS - 90_000)
    move()
    vi.advanceTimersByTime(90_000)
    expect(new Set(seen)).toEqual(new Set(['active']))
    vi.advanceTimersByTime(IDLE_LIMIT_MS - 120_000)
    move()
    expect(seen.at(-1)).toBe('warning')
    vi.advanceTimersByTime(1000)
    expect(seen.at(-1)).toBe('warning')
    markActive()
    vi.advanceTimersByTime(1000)
    expect(seen.at(-1)).toBe('active')
    vi.advanceTimersByTime(IDLE_LIMIT_MS)
    expect(seen.at(-1)).toBe('over')
    stop()
    vi.useRealTimers()
  })
})
