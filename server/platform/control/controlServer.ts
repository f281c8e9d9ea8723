import { chmodSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { discardSync } from '../disk/durable.ts'
import { controlAddress, isControlled, readLine, type ServerStatus } from './controlClient.mjs'

const OWNER_ONLY = 0o600
const LONGEST_REQUEST = 64
const IDLE_MS = 5_000
/** What another process on the same data folder is refused with. */
export const DATA_FOLDER_IN_USE = 'DATA_FOLDER_IN_USE'

export interface ControlHandlers {
  status(): Promise<ServerStatus>
  /** Begins an orderly end of this process. */
  stop(): void
}

async function answer(socket: Socket, { status, stop }: ControlHandlers) {
  socket.on('error', () => socket.destroy())
  const request = await readLine(socket, IDLE_MS, LONGEST_REQUEST)
  if (request === 'status') return socket.end(`${JSON.stringify(await status())}\n`)
  if (request !== 'stop') return socket.end(`${JSON.stringify({ error: 'unknown request' })}\n`)
  // Stays open: its end tells the client that the process has ended.
  socket.write(`${JSON.stringify({ isStopping: true })}\n`)
  stop()
}

/**
 * Opens the control channel of this process (`status`, `stop`), for its user and administrators alone. A socket file that a killed process has left
 * behind is replaced. Rejects with DATA_FOLDER_IN_USE while another process answers. Out: closes it; undefined where the path is too long for a
 * socket, in which case signals remain.
 */
export async function openControl(dataDir: string, handlers: ControlHandlers): Promise<(() => void) | undefined> {
  const address = controlAddress(dataDir)
  if (!address) return undefined
  const inUse = () => Object.assign(new Error(`another process answers at ${address}`), { code: DATA_FOLDER_IN_USE, path: dataDir })
  if (await isControlled(dataDir)) throw inUse()
  const isFile = process.platform !== 'win32'
  if (isFile) discardSync(address)
  const server = createServer((socket) => void answer(socket, handlers).catch(() => socket.destroy()))
  // Named pipes of Windows give all rights to creator, administrators and system, and reading to others, who therefore send no requests.
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? inUse() : error))
    server.listen(address, resolve)
    if (isFile && server.listening) chmodSync(address, OWNER_ONLY)
  })
  server.unref()
  return () => void server.close()
}
