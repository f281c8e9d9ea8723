import { Worker } from 'node:worker_threads'

/** Workbooks written at the same time in this process; whoever comes later waits in turn. */
const THREADS_MAX = 3
const IDLE_MS = 30_000
/** Far more than a workbook takes that is streamed; whatever takes more ends this thread and nothing else. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 }

export interface Lease {
  readonly worker: Worker
  /** Gives the thread back, to be used again or, after anything unusual, to be ended. To be called once. */
  release(isFit: boolean): void
}
interface Waiting {
  readonly signal: AbortSignal
  resolve(lease: Lease): void
}

function start(): Worker {
  // Plain JavaScript: the loaders that this process may run with are not wanted there.
  const worker = new Worker(new URL('./sheetHost.mjs', import.meta.url), { execArgv: [], resourceLimits: LIMITS })
  // What becomes of a thread nobody uses concerns nobody.
  worker.on('error', () => {})
  return worker
}

/** Threads that write workbooks: started when needed, kept for the next one for a while, gone when there is nothing to do. */
export class SheetThreads {
  /** With what forgets them. */
  readonly #idle = new Map<Worker, () => void>()
  readonly #queue: Waiting[] = []
  #busy = 0
  readonly #idleMs: number

  constructor(idleMs = IDLE_MS) {
    this.#idleMs = idleMs
  }

  /** What runs and what waits, for those who watch. */
  counts() {
    return { busy: this.#busy, idle: this.#idle.size, waiting: this.#queue.length }
  }

  /** A thread for one workbook. Rejects when the signal says so first. */
  lease(signal: AbortSignal): Promise<Lease> {
    signal.throwIfAborted()
    if (this.#busy < THREADS_MAX) return Promise.resolve(this.#take())
    return new Promise((resolve, reject) => {
      const waiting = { signal, resolve }
      this.#queue.push(waiting)
      signal.addEventListener(
        'abort',
        () => {
          const at = this.#queue.indexOf(waiting)
          if (at >= 0) this.#queue.splice(at, 1)
          reject(signal.reason as Error)
        },
        { once: true },
      )
    })
  }

  #take(): Lease {
    this.#busy++
    const worker = this.#warm() ?? start()
    worker.ref()
    let isOut = false
    return {
      worker,
      release: (isFit) => {
        if (isOut) return
        isOut = true
        this.#busy--
        if (isFit) this.#parkIdle(worker)
        else void worker.terminate()
        const next = this.#queue.shift()
        next?.resolve(this.#take())
      },
    }
  }

  #warm(): Worker | undefined {
    const [found] = this.#idle
    found?.[1]()
    return found?.[0]
  }

  #parkIdle(worker: Worker) {
    const forget = () => {
      clearTimeout(timer)
      this.#idle.delete(worker)
      worker.off('exit', forget)
    }
    const end = () => {
      forget()
      void worker.terminate()
    }
    const timer = setTimeout(end, this.#idleMs).unref()
    this.#idle.set(worker, forget)
    worker.once('exit', forget)
    worker.unref()
  }
}
