import type { ComplaintActionRow, ComplaintRow } from '../../../kit/gen/resources.ts'

/** The eight disciplines, from the team to the close. */
export const DISCIPLINES = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8'] as const
export type Discipline = (typeof DISCIPLINES)[number]
/** The id of their card on the page of a complaint. */
export const EIGHT_D = 'eight-d'
/** What may be missing; each has words, `eightD.missing.<gap>`. */
export type Gap =
  | 'qa'
  | 'owners'
  | 'description'
  | 'decor'
  | 'roll'
  | 'prodDate'
  | 'quantity'
  | 'immediate'
  | 'actionOpen'
  | 'cause'
  | 'causeComment'
  | 'evidence'
  | 'measure'
  | 'execution'
  | 'check'
  | 'preventive'
  | 'answer'
  | 'closing'
  | 'settled'
export interface Section {
  readonly key: Discipline
  /** 'none': a complaint that was not justified needs none. */
  readonly state: 'done' | 'begun' | 'missing' | 'none'
  readonly missing: readonly Gap[]
}
export type EightDAction = Pick<ComplaintActionRow, 'kind' | 'state' | 'checkAfterDays'>
export type EightDClaim = Pick<
  ComplaintRow,
  | 'qaId'
  | 'catComment'
  | 'request'
  | 'longCode'
  | 'decorName'
  | 'paperRollNo'
  | 'prodDate'
  | 'quantity'
  | 'claimCauseId'
  | 'causeComment'
  | 'claimMeasureId'
  | 'exeComment'
  | 'answer'
  | 'qaState'
  | 'isSettled'
>
interface Known {
  readonly claim: EightDClaim
  readonly actions: readonly EightDAction[]
  /** How many records were pinned as evidence. */
  readonly evidence: number
}

const isLive = ({ state }: EightDAction) => state !== 'CANCELLED'
const isOpen = ({ state }: EightDAction) => state === 'OPEN'
const awaitsCheck = ({ state, checkAfterDays }: EightDAction) => state === 'DONE' && checkAfterDays !== null
const gaps = (...found: readonly (Gap | false)[]): Gap[] => found.filter((gap) => gap !== false)

function missingOf({ claim, actions, evidence }: Known): Readonly<Record<Discipline, readonly Gap[]>> {
  const live = actions.filter(isLive)
  const of = (kind: EightDAction['kind']) => live.filter((one) => one.kind === kind)
  const [immediate, corrective, preventive] = [of('IMMEDIATE'), of('CORRECTIVE'), of('PREVENTIVE')]
  const isOver = claim.qaState === 'CLOSED'
  const open = (own: readonly EightDAction[]) => own.some(isOpen) && 'actionOpen'
  const check = (own: readonly EightDAction[]) => own.some(awaitsCheck) && 'check'
  return {
    D1: gaps(claim.qaId === null && 'qa', !live.length && 'owners'),
    D2: gaps(
      !claim.catComment && !claim.request && 'description',
      !claim.longCode && !claim.decorName && 'decor',
      !claim.paperRollNo && 'roll',
      !claim.prodDate && 'prodDate',
      claim.quantity === null && 'quantity',
    ),
    D3: gaps(!immediate.length && 'immediate', open(immediate)),
    D4: gaps(claim.claimCauseId === null && 'cause', !claim.causeComment && 'causeComment', !evidence && 'evidence'),
    D5: gaps(claim.claimMeasureId === null && !corrective.length && 'measure'),
    D6: gaps(!claim.exeComment && !corrective.some((one) => !isOpen(one)) && 'execution', open(corrective), check(corrective)),
    D7: gaps(!preventive.length && 'preventive', open(preventive), check(preventive)),
    D8: gaps(!claim.answer && 'answer', !isOver && 'closing', isOver && !claim.isSettled && 'settled'),
  }
}

/** How many gaps each discipline has where nothing of it is there. */
const ALL: Readonly<Record<Discipline, number>> = { D1: 2, D2: 5, D3: 1, D4: 3, D5: 1, D6: 1, D7: 1, D8: 2 }
/** What stands in for the content of one that has no other. */
const NOTHING: readonly Gap[] = ['immediate', 'measure', 'execution', 'preventive']
const NOT_NEEDED: readonly Discipline[] = ['D3', 'D4', 'D5', 'D6', 'D7']

/** The eight disciplines of a complaint: what is there, and what is not. */
export function eightD(known: Known): Section[] {
  const missing = missingOf(known)
  const isRejected = known.claim.qaState === 'REJECTED'
  return DISCIPLINES.map((key) => {
    if (isRejected && NOT_NEEDED.includes(key)) return { key, state: 'none', missing: [] }
    // Why it was not justified is the answer, and the end.
    const own = isRejected && key === 'D8' ? [] : isRejected ? missing[key].filter((gap) => gap !== 'owners') : missing[key]
    if (!own.length) return { key, state: 'done', missing: own }
    const isEmpty = own.length === ALL[key] && (ALL[key] > 1 || own.some((gap) => NOTHING.includes(gap)))
    return { key, state: isEmpty ? 'missing' : 'begun', missing: own }
  })
}

/** How many of them are done, and how many are wanted. */
export function progressOf(sections: readonly Section[]): { done: number; of: number } {
  const wanted = sections.filter(({ state }) => state !== 'none')
  return { done: wanted.filter(({ state }) => state === 'done').length, of: wanted.length }
}
