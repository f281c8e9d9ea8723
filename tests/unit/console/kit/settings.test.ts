// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { brandColours } from '../../../../console/kit/looks/brandColours.ts'
import { client } from '../../../../console/kit/network/client.ts'
import { DEFAULTS, PRESETS, parseSettings, settings } from '../../../../console/kit/session/settings.ts'
import { syncSettings } from '../../../../console/shell/settings/storeSettings.ts'

const wire = { query: vi.spyOn(client, 'query'), mutate: vi.spyOn(client, 'mutate') }
afterAll(() => {
  vi.useRealTimers()
  for (const call of Object.values(wire)) call.mockRestore()
})

const kept = (part: object | null) =>
  wire.query.mockResolvedValue({ data: { myPreferences: part ? [{ key: 'settings', value: JSON.stringify(part) }] : [] } })
const root = document.documentElement
const soon = (ms = 1000) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  wire.query.mockReset()
  wire.mutate.mockReset().mockResolvedValue({ data: {} })
  kept(null)
})

describe('settings', () => {
  it('begin as the specification says: tags on, fixed header off, logo off', () => {
    expect(DEFAULTS).toMatchObject({ brand: PRESETS.blue, mode: 'system', hasTags: true, hasFixedHeader: false, hasLogo: false })
  })

  it('fall back where what is stored cannot be used', () => {
    expect(parseSettings('null')).toEqual(DEFAULTS)
    expect(parseSettings('{"mode":"night","density":7,"brand":"red","language":"fr"}')).toEqual(DEFAULTS)
    expect(parseSettings('{"mode":"dark","density":"compact","language":"en"}')).toEqual({
      ...DEFAULTS,
      mode: 'dark',
      density: 'compact',
      language: 'en',
    })
  })

  it('are on the page before the first paint of the next visit', async () => {
    settings.open(1)
    settings.change({ mode: 'dark', brand: PRESETS.green, density: 'relaxed' })
    await vi.dynamicImportSettled()
    delete root.dataset['mode']
    delete root.dataset['density']
    root.removeAttribute('style')
    new Function(readFileSync('console/look.js', 'utf8'))()
    expect([root.dataset['mode'], root.dataset['density']]).toEqual(['dark', 'relaxed'])
    const colours = brandColours(PRESETS.green)
    expect(Object.fromEntries(Object.keys(colours).map((name) => [name, root.style.getPropertyValue(name)]))).toEqual(colours)
  })

  it('leave the default colour to the style sheet', async () => {
    settings.open(1)
    settings.change({ brand: PRESETS.red })
    await vi.dynamicImportSettled()
    expect(root.style.getPropertyValue('--brand')).toBe(PRESETS.red)
    settings.change({ brand: PRESETS.green })
    settings.change({ brand: DEFAULTS.brand })
    await vi.dynamicImportSettled()
    expect([root.style.getPropertyValue('--brand'), JSON.parse(localStorage.getItem('look') ?? '').colours]).toEqual(['', {}])
  })

  it('colour the bar of a browser that knows nothing of media of metas', () => {
    const metas = ['light', 'dark'].map((mode) => Object.assign(document.createElement('meta'), { name: 'theme-color', content: mode }))
    for (const meta of metas) meta.setAttribute('media', `(prefers-color-scheme: ${meta.content})`)
    for (const meta of metas) Object.defineProperty(meta, 'media', { value: undefined })
    document.head.append(...metas)
    onTestFinished(() => document.head.replaceChildren())
    settings.open(1)
    settings.change({ mode: 'system' })
    expect(metas.map(({ content }) => content)).toEqual(['#ffffff', '#161b22'])
  })

  it('do not obey a broken note', () => {
    localStorage.setItem('look', '{"mode":"x onload","colours":"url(evil)"')
    expect(() => new Function(readFileSync('console/look.js', 'utf8'))()).not.toThrow()
    root.removeAttribute('style')
    localStorage.setItem('look', '{"colours":{"--brand":"url(evil)","background":"#ff0000"}}')
    new Function(readFileSync('console/look.js', 'utf8'))()
    expect(root.getAttribute('style') ?? '').toBe('')
  })
})

describe('the first script of a page', () => {
  const run = () => new Function(readFileSync('console/look.js', 'utf8'))()
  const ahead = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`)

  it('has what is behind the door fetched for whoever is signed in, in one language', () => {
    // Files of tests may share a document.
    onTestFinished(() => document.head.replaceChildren())
    document.head.innerHTML =
      '<meta name="inside" content="/i.css /i.js"><meta name="words" lang="zh" content="/zh.js"><meta name="words" lang="en" content="/en.js">'
    localStorage.removeItem('token')
    localStorage.setItem('lng', 'en')
    run()
    expect(ahead()).toEqual([])
    localStorage.setItem('token', 'x')
    run()
    expect(ahead()).toEqual(['preload /i.css', 'modulepreload /i.js', 'modulepreload /en.js'])
  })
})

describe('settings on several devices', () => {
  it('follow what the server keeps', async () => {
    kept({ mode: 'dark', hasLogo: true })
    const stop = syncSettings(1)
    expect(settings.get().mode).toBe('system')
    await soon()
    expect(settings.get()).toMatchObject({ mode: 'dark', hasLogo: true })
    expect(wire.mutate).not.toHaveBeenCalled()
    stop()
  })

  it('are sent once somebody has stopped turning knobs', async () => {
    const stop = syncSettings(1)
    await soon()
    for (const brand of ['#111111', '#222222', '#333333']) settings.change({ brand })
    await soon()
    expect(wire.mutate.mock.calls.map(([call]) => call.variables?.['key'])).toEqual(['settings'])
    expect(JSON.parse(wire.mutate.mock.calls[0]?.[0].variables?.['value'])).toMatchObject({ brand: '#333333' })
    expect(settings.isUnsent()).toBe(false)
    stop()
  })

  it('are kept and sent later when the server cannot be reached', async () => {
    wire.mutate.mockRejectedValueOnce(new Error('away'))
    const stop = syncSettings(1)
    settings.change({ hasTags: false })
    await soon()
    expect(settings.isUnsent()).toBe(true)
    await soon(5000)
    expect(wire.mutate).toHaveBeenCalledTimes(2)
    expect(settings.isUnsent()).toBe(false)
    stop()
  })

  it('win over the server when they could not be sent the last time', async () => {
    localStorage.setItem('settings:1', JSON.stringify({ ...DEFAULTS, mode: 'light', isUnsent: true }))
    kept({ mode: 'dark' })
    const stop = syncSettings(1)
    await soon()
    expect(settings.get().mode).toBe('light')
    expect(wire.query).not.toHaveBeenCalled()
    expect(wire.mutate).toHaveBeenCalledTimes(1)
    stop()
  })

  it("belong to one person, whoever else uses the browser; a late answer does not reach the next one's page", async () => {
    let answer = (_: unknown) => {}
    wire.query.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const leave = syncSettings(1)
    await soon(0)
    leave()
    const stop = syncSettings(2)
    expect(settings.get().mode).toBe('system')
    answer({ data: { myPreferences: [{ key: 'settings', value: '{"mode":"dark"}' }] } })
    await soon()
    expect(settings.get().mode).toBe('system')
    stop()
  })
})
