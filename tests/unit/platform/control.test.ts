import { existsSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { controlAddress, isControlled, requestControl } from '../../../server/platform/control/controlClient.mjs'
import { DATA_FOLDER_IN_USE, openControl } from '../../../server/platform/control/controlServer.ts'

const parent = mkdtempSync(join(tmpdir(), 'control '))
afterAll(() => rmSync(parent, { recursive: true, force: true }))
const folder = () => mkdtempSync(join(parent, '数据 '))
const STATUS = { pid: 1, since: '2026-11-28T00:00:00.000Z', version: '1', address: 'http://127.0.0.1:1', roles: ['api'], isReady: true }

async function opened(dataDir: string) {
  const stops: string[] = []
  const close = await openControl(dataDir, { status: async () => STATUS, stop: () => void stops.push('stop') })
  onTestFinished(() => close?.())
  return stops
}

it('answers for its status', async () => {
  const dataDir = folder()
  await opened(dataDir)
  expect((await requestControl(dataDir, 'status')).answer).toEqual(STATUS)
})

it('takes a request to stop, and keeps the connection until the process ends', async () => {
  const dataDir = folder()
  const stops = await opened(dataDir)
  const { answer, closed } = await requestControl(dataDir, 'stop')
  expect(answer).toEqual({ isStopping: true })
  expect(stops).toEqual(['stop'])
  const state = await Promise.race([closed.then(() => 'closed'), new Promise((resolve) => setImmediate(resolve, 'open'))])
  expect(state).toBe('open')
})

it('is open to its user alone', async () => {
  const dataDir = folder()
  await opened(dataDir)
  expect(statSync(join(dataDir, 'control.sock')).mode & 0o777).toBe(0o600)
})

it('is refused to a second process while the first answers', async () => {
  const dataDir = folder()
  await opened(dataDir)
  await expect(opened(dataDir)).rejects.toMatchObject({ code: DATA_FOLDER_IN_USE, path: dataDir })
  expect((await requestControl(dataDir, 'status')).answer).toEqual(STATUS)
})

it.each(['a file', 'a socket of a killed process'])('replaces %s that is left there', async (kind) => {
  const dataDir = folder()
  const path = join(dataDir, 'control.sock')
  if (kind === 'a file') writeFileSync(path, '')
  else {
    const killed = createServer()
    await new Promise<void>((resolve) => killed.listen(join(dataDir, 'other.sock'), resolve))
    renameSync(join(dataDir, 'other.sock'), path)
    await new Promise((resolve) => killed.close(resolve))
  }
  expect(existsSync(path)).toBe(true)
  expect(await isControlled(dataDir)).toBe(false)
  await opened(dataDir)
  expect(await isControlled(dataDir)).toBe(true)
})

it.each(['', 'halt\n', 'stop', `${'x'.repeat(100)}\n`])('does nothing for %j', async (text) => {
  const dataDir = folder()
  const stops = await opened(dataDir)
  const socket = connect(controlAddress(dataDir) as string)
  socket.on('error', () => {})
  socket.end(text)
  socket.resume()
  await new Promise((resolve) => socket.once('close', resolve))
  expect(stops).toEqual([])
  expect((await requestControl(dataDir, 'status')).answer).toEqual(STATUS)
})

it('rejects where nothing runs', async () => {
  await expect(requestControl(folder(), 'status')).rejects.toMatchObject({ code: 'ENOENT' })
})

it('lies in the data folder, or in a pipe derived from it; a path too long for a socket has none', async () => {
  expect(controlAddress('/var/lib/millwright', 'linux')).toBe('/var/lib/millwright/control.sock')
  expect(controlAddress('C:\\Data', 'win32')).toMatch(/^\\\\\.\\pipe\\millwright-[0-9a-f]{16}$/)
  expect(controlAddress('C:\\Data', 'win32')).toBe(controlAddress('c:\\data', 'win32'))
  const long = join(parent, 'x'.repeat(100))
  expect(controlAddress(long)).toBeUndefined()
  expect(await openControl(long, { status: async () => STATUS, stop: () => {} })).toBeUndefined()
})
