import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePort } from './process.ts'

function isInstalled() {
  try {
    execFileSync('redis-server', ['--version'])
    return true
  } catch (error) {
    if (process.env.CI === 'true') throw error
    return false
  }
}
export const hasRedisServer = isInstalled()

/** A Redis of one's own, which may be hurt. It keeps what it was told when it is killed. */
export async function privateRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}/0`
  const words = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', '', '--loglevel', 'warning']
  let child: ChildProcess
  async function start() {
    child = spawn('redis-server', words, { stdio: 'ignore' })
    const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null })
    client.on('error', () => {})
    await client.ping()
    client.disconnect()
  }
  async function kill() {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  await start()
  return {
    url,
    start,
    kill,
    /** It still takes connections and answers nobody. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async close() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
