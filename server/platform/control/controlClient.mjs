// The local control channel of a running server: `status` and `stop` over a Unix domain socket in the data folder or a named pipe of Windows. Signals
// do not reach a service of Windows, and no signal answers. This is the client's side; it uses nothing but Node, an old one too: tools ask while there
// is no build.
import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'

/** Bytes that the address of a Unix domain socket has room for (macOS 103, Linux 107). */
const LONGEST_ADDRESS = 103
const ANSWER_MS = 3_000

/** @typedef {{ pid: number, since: string, version: string, address: string, roles: string[], isReady: boolean }} ServerStatus */

/**
 * Where the server of a data folder is reached; undefined where the path of the folder is too long for a socket.
 * @param {string} dataDir
 * @param {string} platform
 * @returns {string | undefined}
 */
export function controlAddress(dataDir, platform = process.platform) {
  if (platform === 'win32') {
    // Paths of Windows mean the same in either case.
    const hash = createHash('sha256').update(resolve(dataDir).toLowerCase()).digest('hex').slice(0, 16)
    return `\\\\.\\pipe\\millwright-${hash}`
  }
  const path = join(resolve(dataDir), 'control.sock')
  return Buffer.byteLength(path) > LONGEST_ADDRESS ? undefined : path
}

/**
 * Reads one line, or rejects when the other side is silent, ends early or writes too much.
 * @param {import('node:net').Socket} socket
 * @param {number} ms
 * @param {number} longest characters
 * @returns {Promise<string>}
 */
export const readLine = (socket, ms, longest) =>
  new Promise((done, fail) => {
    let text = ''
    const timer = setTimeout(() => fail(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })), ms)
    const settle = (/** @type {() => void} */ act) => {
      clearTimeout(timer)
      act()
    }
    socket.setEncoding('utf8')
    socket.on('data', (data) => {
      text += data
      const end = text.indexOf('\n')
      if (end >= 0) settle(() => done(text.slice(0, end).trim()))
      else if (text.length > longest) settle(() => fail(new Error('line too long')))
    })
    socket.on('error', (error) => settle(() => fail(error)))
    socket.on('close', () => settle(() => fail(Object.assign(new Error('connection closed'), { code: 'ECONNRESET' }))))
  })

/**
 * Sends one request. Rejects with ENOENT or ECONNREFUSED where no server runs, with EACCES where it belongs to another user.
 * @param {string} dataDir
 * @param {'status' | 'stop'} request
 * @returns {Promise<{ answer: any, closed: Promise<void> }>} `closed` resolves when the server's process lets go of the connection
 */
export async function requestControl(dataDir, request) {
  const address = controlAddress(dataDir)
  if (!address) throw Object.assign(new Error('path too long for a socket'), { code: 'ENAMETOOLONG' })
  const socket = connect(address)
  /** @type {Promise<void>} */
  const closed = new Promise((done) => socket.once('close', () => done()))
  const line = readLine(socket, ANSWER_MS, 65_536)
  socket.once('connect', () => socket.write(`${request}\n`))
  try {
    const answer = JSON.parse(await line)
    if (request === 'status') socket.destroy()
    return { answer, closed }
  } catch (error) {
    socket.destroy()
    throw error
  }
}

/**
 * Whether a server answers for a data folder. A file that a killed one has left behind refuses connections.
 * @param {string} dataDir
 */
export const isControlled = (dataDir) =>
  requestControl(dataDir, 'status').then(
    () => true,
    (error) => !['ENOENT', 'ECONNREFUSED', 'ENAMETOOLONG', 'ENOTSOCK'].includes(error.code),
  )
