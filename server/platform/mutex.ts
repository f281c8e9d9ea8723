import { WriterBusy } from './outage.ts'

/** First come, first served. A waiter gives up after `timeoutMs`, so that one stuck transaction cannot hold all others for ever. */
export class Mutex {
  #tail: Promise<void> = Promise.resolve()
  /** Those who have the turn or wait for it. */
  #inLine = 0
  readonly #timeoutMs: number
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs
  }

  get isHeld(): boolean {
    return this.#inLine > 0
  }

  /** Out: the function that lets the next one in. Throws when the turn does not come in time. */
  async lock(): Promise<() => void> {
    let free = () => {}
    const turn = this.#tail
    const held = new Promise<void>((resolve) => {
      let isOver = false
      free = () => {
        if (!isOver) this.#inLine--
        isOver = true
        resolve()
      }
    })
    this.#inLine++
    this.#tail = turn.then(() => held)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), this.#timeoutMs)
    })
    const first = await Promise.race([turn, late])
    clearTimeout(timer)
    if (first === 'late') {
      free()
      throw new WriterBusy(`the writer was busy for ${this.#timeoutMs} ms`)
    }
    return free
  }
}
