import { createHash, type Hash } from 'node:crypto'

/** A call of somebody, and how it ended as far as they know. */
export interface Command {
  /** The step of the plan that it is part of. */
  readonly step: number
  readonly at: string
  readonly who: string
  readonly plantId: number
  readonly wire: 'graphql' | 'rest'
  /** The operation, or method and address. */
  readonly name: string
  readonly input: unknown
  readonly key: string | undefined
  /** 'ok', the code of a refusal, or 'lost' where no answer came. */
  outcome: string
  /** The rule of the first field that was refused. */
  rule?: string | undefined
  id?: number | undefined
}

const [PRINTED, BUFFERED] = [20, 400]
/** Calls that send what the server drew by chance: two runs of a seed differ in nothing else. */
const OF_CHANCE = new Set(['confirmTwoFactor', 'loginStep2'])

/** All commands of a run: the last ones to be read, and all of them as one number that two runs can be compared by. */
export class CommandLog {
  readonly #hash: Hash = createHash('sha256')
  #last: Command[] = []
  count = 0
  /** How often each outcome came of each operation. */
  readonly outcomes = new Map<string, Map<string, number>>()

  add(command: Command): void {
    this.count++
    this.#hash.update(lineOf(OF_CHANCE.has(command.name) ? { ...command, input: undefined } : command))
    this.#last.push(command)
    if (this.#last.length > BUFFERED) this.#last = this.#last.slice(-PRINTED)
    const { outcome, rule } = command
    this.countOutcome(command.name, rule ? `${outcome}:${rule}` : outcome)
  }
  countOutcome(name: string, outcome: string): void {
    const known = this.outcomes.get(name) ?? new Map<string, number>()
    this.outcomes.set(name, known)
    known.set(outcome, (known.get(outcome) ?? 0) + 1)
  }
  note(text: string): void {
    this.#hash.update(text)
  }
  get last(): readonly Command[] {
    return this.#last.slice(-PRINTED)
  }
  /** The number of all that was done until now. */
  digest(): string {
    return this.#hash.copy().digest('hex').slice(0, 16)
  }
}

export const lineOf = ({ step, at, who, plantId, name, input, outcome, rule, id }: Command) =>
  `${step} ${at} ${who}@${plantId} ${name} ${JSON.stringify(input)} -> ${outcome}${rule ? ` (${rule})` : ''}${id ? ` #${id}` : ''}`
