import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { type Driver, drivenPage, type Engine, KEYS, type Point, pause, type Size } from './page.ts'

/* WebDriver itself (W3C), in the few calls that tests make: Playwright's WebKit is a build of its own. */

const DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/xvfb-run'
/** Debian's `webkit2gtk-driver` and `xvfb`. */
export const hasWebKit = existsSync(DRIVER) && existsSync(XVFB)

const START_MS = 20_000
/** The name under which WebDriver hands an element out. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** Larger than any page of a test, with the window's own bars. */
const SCREEN = '-screen 0 2200x1400x24'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

async function call<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value?.error} ${value?.message}`)
  return value
}
const post = <T = void>(url: string, body: object = {}) => call<T>('POST', url, body)

/** The result of an expression, or what it threw; a page's own policy lets nobody evaluate a text within it. */
const settled = (expression: string) =>
  `const done = arguments[0]; new Promise((resolve) => resolve((${expression}))).then((value) => done({ value }), (error) => done({ error: String(error) }))`
/** Nothing can be heard of a page before it has loaded. */
const WATCH = `window.thrown ||= (() => { const all = []; addEventListener('error', (e) => all.push(e.message)); addEventListener('unhandledrejection', (e) => all.push(String(e.reason))); return all })()`

const clicked = ({ x, y }: Point) => {
  const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
  const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

async function openPage(session: string, { width, height }: Size): Promise<Driver> {
  // The one that is chosen may be closed by now; the first one stays.
  const [first] = await call<string[]>('GET', `${session}/window/handles`)
  await post(`${session}/window`, { handle: first })
  const { handle } = await post<{ handle: string }>(`${session}/window/new`, { type: 'window' })
  const errors: string[] = []
  const here = () => post(`${session}/window`, { handle })
  const run = <T>(script: string, args: unknown[] = []) => post<T>(`${session}/execute/sync`, { script, args })
  async function evaluate<T>(expression: string): Promise<T> {
    await here()
    const { value, error } = await post<{ value: T; error?: string }>(`${session}/execute/async`, { script: settled(expression), args: [] })
    if (error) throw new Error(error)
    return value
  }
  await here()
  // A window is larger than its page by bars of which WebDriver does not know. GNOME's own is never narrower than 447 pixels: a phone all the same.
  await post(`${session}/window/rect`, { width, height })
  await pause(500)
  const [innerWidth, innerHeight] = await run<[number, number]>('return [innerWidth, innerHeight]')
  await post(`${session}/window/rect`, { width: 2 * width - innerWidth, height: 2 * height - innerHeight })
  return {
    errors,
    evaluate,
    async navigate(url) {
      await here()
      await post(`${session}/url`, { url })
      await run(WATCH)
    },
    async clickAt(at) {
      await here()
      await post(`${session}/actions`, { actions: clicked(at) })
    },
    type: (text) => keys([...text]),
    press: (key) => keys([KEYS[key][1]]),
    async setFiles(selector, files) {
      await here()
      const found = await post<Record<string, string>>(`${session}/element`, { using: 'css selector', value: selector })
      await post(`${session}/element/${found[ELEMENT]}/value`, { text: files.join('\n') })
    },
    async screenshot() {
      await here()
      return Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64')
    },
    async close() {
      await here()
      await call('DELETE', `${session}/window`)
    },
  }
  async function keys(values: readonly string[]) {
    await here()
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await post(`${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] })
  }
}

/** WebKit as GNOME builds it, on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const port = await freePort()
  const child = spawn(XVFB, ['-a', '-s', SCREEN, DRIVER, `--port=${port}`], { stdio: 'ignore', detached: true })
  const host = `http://127.0.0.1:${port}`
  const isUp = () =>
    call('GET', `${host}/status`).then(
      () => true,
      () => false,
    )
  for (const end = Date.now() + START_MS; !(await isUp()); await pause(100)) if (Date.now() > end) throw new Error('WebKit does not start')
  const { sessionId } = await post<{ sessionId: string }>(`${host}/session`, { capabilities: { alwaysMatch: {} } })
  const session = `${host}/session/${sessionId}`
  await post(`${session}/timeouts`, { script: 20_000 })
  return {
    open: async (size) => drivenPage(await openPage(session, size)),
    async close() {
      await call('DELETE', session).catch(() => undefined)
      // With all that xvfb-run has started.
      if (child.pid) process.kill(-child.pid)
    },
  }
}
