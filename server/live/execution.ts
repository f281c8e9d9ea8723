import { type ExecutionArgs, type ExecutionResult, subscribe } from 'graphql'
import type { Logger } from 'pino'
import { iteratorOf } from './stream.ts'

/** What lets one execution serve many subscribers. */
export interface Share {
  /** Equal keys promise equal results: document, operation, variables, plant, permissions and language. */
  readonly key: string
  /** Takes the JSON of a result; the same bytes go to every subscriber. */
  readonly deliver: (json: Buffer) => void
}
export type SharedArgs = ExecutionArgs & { readonly share: Share }
export type Format = (result: ExecutionResult, context: unknown) => unknown

interface Group {
  readonly source: AsyncGenerator<ExecutionResult, void, void>
  readonly members: Set<Member>
  last: Buffer | undefined
  isOver: boolean
  /** What the source broke off with: its subscribers are told, and may come back, instead of taking it for the end. */
  failure: unknown
}
interface Member {
  readonly deliver: (json: Buffer) => void
  readonly end: () => void
}
interface Seat {
  /** Subscribers that hold the group, those still waiting for it to open included. */
  holders: number
  readonly opening: Promise<Group | ExecutionResult>
}

/**
 * Runs each distinct subscription once, whatever the number of its subscribers, and serialises each result once. A result reaches a
 * subscriber through `deliver`; the iterator that stands for the subscription only tells when it is over.
 */
export class SharedExecution {
  readonly #seats = new Map<string, Seat>()
  readonly #format: Format
  readonly #logger: Logger

  constructor(format: Format, logger: Logger) {
    this.#format = format
    this.#logger = logger
  }

  /** Distinct executions under way, and the subscriptions they serve. */
  counts() {
    const subscriptions = [...this.#seats.values()].reduce((sum, { holders }) => sum + holders, 0)
    return { executions: this.#seats.size, subscriptions }
  }

  async subscribe(args: SharedArgs): Promise<AsyncGenerator<never, void, undefined> | ExecutionResult> {
    const { key, deliver } = args.share
    const seat = this.#seats.get(key) ?? { holders: 0, opening: this.#open({ ...args }) }
    this.#seats.set(key, seat)
    seat.holders++
    const group = await seat.opening.catch((error: unknown) => {
      this.#release(key, seat)
      throw error
    })
    if ('source' in group) {
      // The protocol keeps the arguments of a subscription to its end; the group has its own.
      args.contextValue = undefined
      return this.#join(group, deliver, () => this.#release(key, seat))
    }
    this.#release(key, seat)
    return group
  }

  async #open(args: SharedArgs): Promise<Group | ExecutionResult> {
    const source = await subscribe(args)
    if (!(Symbol.asyncIterator in source)) return source
    const group: Group = { source, members: new Set(), last: undefined, isOver: false, failure: undefined }
    void this.#pump(group, args.contextValue)
    return group
  }

  async #pump(group: Group, context: unknown) {
    try {
      for await (const result of group.source) {
        group.last = Buffer.from(JSON.stringify(this.#format(result, context)))
        for (const member of group.members) member.deliver(group.last)
      }
    } catch (error) {
      group.failure = error
      this.#logger.error({ err: error }, 'shared subscription failed')
    }
    group.isOver = true
    for (const member of group.members) member.end()
  }

  #join(group: Group, deliver: (json: Buffer) => void, release: () => void) {
    let resolveOver!: () => void
    const over = new Promise<void>((resolve) => (resolveOver = resolve))
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      group.members.delete(member)
      release()
      resolveOver()
    }
    const member = { deliver, end }
    // The first pull means that the protocol has accepted the subscription: nothing may be sent before.
    const next = async (): Promise<IteratorReturnResult<void>> => {
      if (group.isOver) end()
      if (!isOver && !group.members.has(member)) {
        group.members.add(member)
        if (group.last) deliver(group.last)
      }
      await over
      if (group.failure) throw group.failure
      return { done: true, value: undefined }
    }
    return iteratorOf<never>(next, end)
  }

  #release(key: string, seat: Seat) {
    if (--seat.holders > 0) return
    if (this.#seats.get(key) === seat) this.#seats.delete(key)
    void seat.opening.then(stop).catch(() => undefined)
  }
}
const stop = async (opened: Group | ExecutionResult) => {
  if ('source' in opened) await opened.source.return()
}
