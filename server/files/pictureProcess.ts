import type { ChildProcess } from 'node:child_process'
import { semaphore } from '../platform/mutex.ts'
import { startHost } from '../platform/programs.mjs'

export interface PictureJob {
  readonly path: string
  /** Where it is written anew; null when it may stay as it is. */
  readonly barePath: string | null
  readonly thumbPath: string
  readonly pixelsMax: number
}
export interface PictureAnswer {
  readonly width?: number
  readonly height?: number
  readonly refusal?: 'brokenImage' | 'tooManyPixels'
  readonly fault?: string
}
const IDLE_MS = 15_000
const JOB_MS = 60_000

/** One arena, or the allocator keeps for every thread what the largest picture once took. */
const MEMORY = { MALLOC_ARENA_MAX: '1' }

function start(): ChildProcess {
  // Plain JavaScript: the loaders that this process may run with are not wanted there.
  const child = startHost(new URL('./pictureHost.mjs', import.meta.url), [], {
    priority: 'PRIORITY_LOW',
    env: MEMORY,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

/** A process that works on one picture at a time, behind everybody else, and leaves when there is nothing to do. */
function pictureProcess() {
  const runExclusive = semaphore(1)
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function end() {
    child?.kill('SIGKILL')
    child = undefined
  }
  function ask(job: PictureJob): Promise<PictureAnswer> {
    const host = child?.connected ? child : start()
    child = host
    return new Promise((resolve) => {
      const settle = (answer: PictureAnswer) => {
        clearTimeout(timer)
        host.off('message', settle).off('exit', crashed).off('error', crashed)
        resolve(answer)
      }
      // Whatever ends the decoder, or never ends, is no picture.
      const crashed = () => {
        end()
        settle({ refusal: 'brokenImage' })
      }
      const timer = setTimeout(crashed, JOB_MS)
      host
        .on('message', settle as never)
        .on('exit', crashed)
        .on('error', crashed)
      host.send(job)
    })
  }
  return (job: PictureJob) =>
    runExclusive(async () => {
      clearTimeout(idle)
      const answer = await ask(job)
      idle = setTimeout(end, IDLE_MS).unref()
      return answer
    })
}
export const decodePicture = pictureProcess()
