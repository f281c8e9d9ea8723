import { createServer } from 'node:net'
import { Advice } from './command.mjs'
import { translate, withSetting } from './terminal.mjs'

/**
 * The sentence for a port that another program holds, or that the system keeps for itself; nothing for another failure.
 * @param {string | undefined} code
 * @param {string | number} port
 * @param {'PORT' | 'PLAIN_PORT'} setting
 */
export function portRefused(code, port, setting = 'PORT') {
  const key = { EADDRINUSE: 'portTaken', EACCES: 'portReserved' }[code || '']
  const next = Number(port) < 1024 ? 4000 : Number(port) + 1
  return key && translate(key, { port, command: withSetting([setting, next], 'npm start') })
}

/** Says so before minutes of work when the port is taken. A wrong PORT or HOST is for the server to explain. */
export async function refuseTakenPort({ PORT = '4000', HOST = '127.0.0.1' } = process.env) {
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return
  const code = await new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', (error) => resolve(error.code))
    probe.listen(port, HOST, () => probe.close(() => resolve(undefined)))
  })
  const refused = portRefused(code, port)
  if (refused) throw new Advice(refused)
}

/** A port of this machine that nobody holds just now. */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(String(port)))
    })
  })
