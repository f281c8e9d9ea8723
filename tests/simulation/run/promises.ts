/** A text that stands on no other row than the one of its call. */
export interface Token {
  readonly field: string
  readonly text: string
}
/** Something that the server has acknowledged: it is there, one time, whatever happens from now on. */
export interface Promised {
  readonly step: number
  readonly at: number
  readonly who: string
  readonly plantId: number
  readonly resource: string
  readonly id: number
  /** 'create', 'update' or a step, as the operation log calls it. */
  readonly action: string
  readonly token?: Token | undefined
}
export interface Unanswered {
  readonly step: number
  readonly resource: string
  readonly token: Token
}

const MOST = 3000
const UNANSWERED_MOST = 60

/** What was acknowledged lately, and calls of which nobody knows whether they were carried out. */
export class Promises {
  #all: Promised[] = []
  /** So many were acknowledged before those that are still known. */
  #forgotten = 0
  #unanswered: Unanswered[] = []

  add(promised: Promised): void {
    this.#all.push(promised)
    if (this.#all.length <= MOST) return
    this.#all = this.#all.slice(-MOST / 2)
    this.#forgotten += MOST + 1 - MOST / 2
  }
  doubt(unanswered: Unanswered): void {
    this.#unanswered = [...this.#unanswered, unanswered].slice(-UNANSWERED_MOST)
  }
  get total(): number {
    return this.#forgotten + this.#all.length
  }
  get unanswered(): readonly Unanswered[] {
    return this.#unanswered
  }
  since(count: number): readonly Promised[] {
    return this.#all.slice(Math.max(0, count - this.#forgotten))
  }
  /** A backup was restored: what was acknowledged since is void. */
  backTo(count: number): void {
    this.#all = this.#all.slice(0, Math.max(0, count - this.#forgotten))
  }
}
