import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { oldChromium } from '../../server/tools/oldChromium.mjs'

/* The protocol itself, in what it has had since Chromium 67: Playwright asks for methods that are younger. */

const FLAGS = ['--no-sandbox', '--no-zygote', '--headless', '--disable-gpu', '--disable-dev-shm-usage', '--lang=zh-CN', '--no-first-run']
const START_MS = 20_000
const WAIT_MS = 20_000
const ANSWER_MS = 5_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Where a browser that has just been started listens. */
const listening = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`Chromium does not start: ${said}`)), START_MS)
    child.stderr?.on('data', (text) => {
      said += text
      const [, host] = /ws:\/\/([\d.:]+)\//.exec(said) ?? []
      if (!host) return
      clearTimeout(timer)
      resolve(host)
    })
    child.on('exit', (code) => reject(new Error(`Chromium ended with ${code}: ${said}`)))
  })

interface Answer {
  id?: number
  method?: string
  params?: { exceptionDetails?: { text: string; exception?: { description?: string } } }
  result?: unknown
  error?: { message: string }
}
type Send = <T>(method: string, params?: object) => Promise<T>

async function connect(address: string, onEvent: (answer: Answer) => void): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id === undefined) return onEvent(answer)
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  let last = 0
  const send: Send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last
      // A page that is left while it works something out never answers.
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), ANSWER_MS)
      waiting.set(id, ({ result, error }) => {
        clearTimeout(timer)
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result as never)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  return { send, close: () => socket.close() }
}

export type OldPage = Awaited<ReturnType<typeof openPage>>

/** A page, driven by what it draws: `text` is found in what can be pressed, whole. */
async function openPage(host: string, { width, height }: { width: number; height: number }) {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://${host}/json/new?about:blank`)).json()) as { webSocketDebuggerUrl: string }
  const errors: string[] = []
  const { send, close } = await connect(webSocketDebuggerUrl, ({ method, params }) => {
    const { text = '', exception } = params?.exceptionDetails ?? {}
    if (method === 'Runtime.exceptionThrown') errors.push(exception?.description ?? text)
  })
  await Promise.all(['Page', 'Runtime', 'DOM'].map((domain) => send(`${domain}.enable`)))
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 500 })

  /** The value of an expression, which may be a promise. */
  async function evaluate<T>(expression: string): Promise<T> {
    const asked = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = await send<{ result: { value: T }; exceptionDetails?: { exception?: { description?: string } } }>(
      'Runtime.evaluate',
      asked,
    )
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression)
    return result.value
  }
  /** Waits until an expression is true, and answers it. */
  async function until<T>(expression: string, ms = WAIT_MS): Promise<T> {
    for (const end = Date.now() + ms; ; await pause(50)) {
      const value = await evaluate<T>(expression).catch(() => undefined)
      if (value) return value
      if (Date.now() > end)
        throw new Error(`never came: ${expression}\n${errors.join('\n')}\n${await evaluate('document.body.innerText.slice(0, 1000)')}`)
    }
  }
  /** An element that can be seen, by a selector and, where given, its text. */
  const find = (selector: string, text = '') =>
    `[...document.querySelectorAll(${JSON.stringify(selector)})].find((e) => e.getClientRects().length && (${JSON.stringify(text)} === '' || (e.innerText || e.getAttribute('aria-label') || '').trim().includes(${JSON.stringify(text)})))`
  async function click(selector: string, text = '') {
    const middle = `(() => { const e = ${find(selector, text)}; if (!e || e.disabled) return; e.scrollIntoView({ block: 'center' }); const r = e.getBoundingClientRect(); const x = r.x + r.width / 2, y = r.y + r.height / 2; const top = document.elementFromPoint(x, y); return top && (e.contains(top) || top.contains(e)) ? { x, y } : undefined })()`
    // What still moves, such as a list that is opening, would be missed.
    let at = await until<{ x: number; y: number }>(middle)
    for (let before = ''; before !== JSON.stringify(at); at = await until(middle)) {
      before = JSON.stringify(at)
      await pause(100)
    }
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
      await send('Input.dispatchMouseEvent', { type, ...at, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 })
  }
  return {
    errors,
    evaluate,
    until,
    click,
    waitFor: (selector: string, text = '') => until(`Boolean(${find(selector, text)})`),
    goto: async (url: string) => {
      await send('Page.navigate', { url })
      await until(`location.href !== 'about:blank' && document.readyState === 'complete'`)
    },
    async fill(selector: string, value: string) {
      await click(selector)
      await send('Input.insertText', { text: value })
    },
    async press(key: string, code = key, windowsVirtualKeyCode = 0) {
      for (const type of ['keyDown', 'keyUp']) await send('Input.dispatchKeyEvent', { type, key, code, windowsVirtualKeyCode })
    },
    async setFiles(selector: string, files: string[]) {
      await until(`Boolean(document.querySelector(${JSON.stringify(selector)}))`)
      const { root } = await send<{ root: { nodeId: number } }>('DOM.getDocument')
      const { nodeId } = await send<{ nodeId: number }>('DOM.querySelector', { nodeId: root.nodeId, selector })
      await send('DOM.setFileInputFiles', { files, nodeId })
    },
    async screenshot() {
      return Buffer.from((await send<{ data: string }>('Page.captureScreenshot')).data, 'base64')
    },
    close,
  }
}

/** A Chromium of an old version, with a profile of its own. */
export async function startOld(version: number) {
  const { executablePath, libraries } = await oldChromium(version)
  const profile = mkdtempSync(join(tmpdir(), `millwright-chromium-${version}-`))
  const child = spawn(executablePath, [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    env: { ...process.env, LD_LIBRARY_PATH: libraries, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const host = await listening(child)
  return {
    open: (size: { width: number; height: number }) => openPage(host, size),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.removeAllListeners('exit').once('exit', () => undefined)
      child.kill('SIGKILL')
      await Promise.race([ended, pause(2000)])
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
