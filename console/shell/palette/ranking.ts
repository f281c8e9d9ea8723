import type { Command } from './command.ts'
import { closeness, type Spelling, stepOf } from './matching.ts'

/** The groups of what was found, in the order of their ranks; those of one rank compete by how well they fit. */
const RANKS = [['ASSET'], ['NUMBER'], ['PERSON'], ['actions', 'pages', 'plants'], ['OTHER'], ['LINE']] as const
export type GroupName = (typeof RANKS)[number][number]
const NAMES: readonly GroupName[] = RANKS.flat()
const rankOf = (name: GroupName) => RANKS.findIndex((names) => (names as readonly string[]).includes(name))

/** Commands of one kind, in an order that decides between what fits alike. */
export interface Candidates {
  readonly name: GroupName
  readonly commands: readonly Command[]
  readonly most: number
}
export interface Group {
  name: string
  commands: readonly Command[]
}
interface Scored {
  readonly command: Command
  readonly close: number
  /** Its position among what was opened lately; Infinity for the rest. */
  readonly recency: number
}
interface Ranking {
  readonly typed: string
  readonly spelling: Spelling | undefined
  /** Addresses that this person opened lately, the last one first. */
  readonly recent: readonly string[]
}

/** What only resembles what was typed would bury the rest. */
const MOST_VAGUE = 3
const isVague = ({ close }: Scored) => stepOf(close) === 3

/** Exact ones before all kinds and those that only resemble what was typed after all kinds. */
const stageOf = ({ close }: Scored) => [0, 1, 1, 2][stepOf(close)] ?? 2

function scored(commands: readonly Command[], { typed, spelling, recent }: Ranking): Scored[] {
  const all = commands
    .map((command): Scored => {
      const position = recent.indexOf(command.favourite?.to ?? '')
      const close = command.closeness ?? closeness(command.aliases, typed, spelling)
      return { command, close, recency: position < 0 ? Number.POSITIVE_INFINITY : position }
    })
    .filter(({ close }) => close > 0)
    .sort((a, b) => stepOf(a.close) - stepOf(b.close) || (a.recency === b.recency ? b.close - a.close : a.recency - b.recency))
  return [...all.filter((one) => !isVague(one)), ...all.filter(isVague).slice(0, MOST_VAGUE)]
}

/**
 * What fits, in groups by kind. A group stands where its best command belongs: exact ones first, then by the rank of the kind. In a group
 * exact ones come before prefixes and these before parts, and of those alike what was opened lately.
 */
export function rankedGroups(all: readonly Candidates[], ranking: Ranking): Group[] {
  return all
    .map(({ name, commands, most }) => ({ name, found: scored(commands, ranking).slice(0, most) }))
    .flatMap(({ name, found }) => (found[0] ? [{ name, found, best: found[0] }] : []))
    .sort(
      (a, b) =>
        stageOf(a.best) - stageOf(b.best) ||
        rankOf(a.name) - rankOf(b.name) ||
        b.best.close - a.best.close ||
        NAMES.indexOf(a.name) - NAMES.indexOf(b.name),
    )
    .map(({ name, found }) => ({ name, commands: found.map(({ command }) => command) }))
}
