import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { packedChromium } from '../../../server/tools/testing/packedChromium.mjs'
import { type Driver, drivenPage, type Engine, KEYS, pause, type Size } from './page.ts'

/* The protocol itself, in what it has had since Chromium 67: Playwright asks for methods that are younger. */

const FLAGS = ['--no-sandbox', '--no-zygote', '--headless', '--disable-gpu', '--disable-dev-shm-usage', '--lang=zh-CN', '--no-first-run']
const START_MS = 20_000
const ANSWER_MS = 5_000

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

async function openPage(host: string, { width, height }: Size): Promise<Driver> {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://${host}/json/new?about:blank`)).json()) as { webSocketDebuggerUrl: string }
  const errors: string[] = []
  const { send, close } = await connect(webSocketDebuggerUrl, ({ method, params }) => {
    const { text = '', exception } = params?.exceptionDetails ?? {}
    if (method === 'Runtime.exceptionThrown') errors.push(exception?.description ?? text)
  })
  await Promise.all(['Page', 'Runtime', 'DOM'].map((domain) => send(`${domain}.enable`)))
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 500 })
  return {
    errors,
    async evaluate<T>(expression: string) {
      const asked = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await send<{
        result: { value: T }
        exceptionDetails?: { exception?: { description?: string } }
      }>('Runtime.evaluate', asked)
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression)
      return result.value
    },
    navigate: (url) => send('Page.navigate', { url }),
    async clickAt(at) {
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
        await send('Input.dispatchMouseEvent', { type, ...at, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 })
    },
    type: (text) => send('Input.insertText', { text }),
    async press(key) {
      const [windowsVirtualKeyCode] = KEYS[key]
      const pressed = { key, code: key, windowsVirtualKeyCode, ...(key === 'Enter' && { text: '\r' }) }
      await send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed })
      // Where it has led to another page, the one that is left answers nothing any more.
      void send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed }).catch(() => undefined)
    },
    async setFiles(selector, files) {
      const { root } = await send<{ root: { nodeId: number } }>('DOM.getDocument')
      const { nodeId } = await send<{ nodeId: number }>('DOM.querySelector', { nodeId: root.nodeId, selector })
      await send('DOM.setFileInputFiles', { files, nodeId })
    },
    screenshot: async () => Buffer.from((await send<{ data: string }>('Page.captureScreenshot')).data, 'base64'),
    close: async () => close(),
  }
}

/** A Chromium of an old version, with a profile of its own. */
export async function startOld(version: number): Promise<Engine> {
  const { executablePath, libraries } = await packedChromium(version)
  const profile = mkdtempSync(join(tmpdir(), `millwright-chromium-${version}-`))
  const child = spawn(executablePath, [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    env: { ...process.env, LD_LIBRARY_PATH: libraries, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const host = await listening(child)
  return {
    open: async (size) => drivenPage(await openPage(host, size)),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.removeAllListeners('exit').once('exit', () => undefined)
      child.kill('SIGKILL')
      await Promise.race([ended, pause(2000)])
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
