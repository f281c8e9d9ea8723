import { choices, conflict, date, decimal, link, type Read, type Refusal, shape, text, titlesOf } from '../../../kernel/index.ts'
import { productionPosition, shift, worker } from '../../masterdata/index.ts'
import type { Clash } from './rosterRules.ts'

const rosterRule = choices('RosterRule', 'A rule of the roster.', {
  OVERLAP: 'Nobody works in two shifts at once.',
  LEAVE: 'Nobody works while on approved leave.',
  REST: 'There is rest between two shifts.',
  DAYS: 'Nobody works too many days in a row.',
  QUALIFICATION: 'Positions need qualified people.',
})
const severity = choices('ClashSeverity', 'What becomes of an assignment that breaks a rule.', {
  WARN: 'It is let pass.',
  REFUSE: 'It is refused.',
})
export const clashShape = shape('ScheduleClash', 'An assignment that breaks a rule of the roster.', {
  rule: rosterRule({ description: 'The rule.' }),
  severity: severity({ description: 'Whether it is refused.' }),
  workerId: link('worker', { description: 'Who it is about.' }),
  date: date({ description: 'The day on which the shift begins.' }),
  shiftId: link('shift', { description: 'The shift.' }),
  positionId: link('productionPosition', { description: 'The position.' }),
  equipmentId: link('equipment', { nullable: true, description: 'The machine, where the entry is for one.' }),
  otherDate: date({ nullable: true, description: 'The day of the entry that it clashes with, where there is one.' }),
  otherShiftId: link('shift', { nullable: true, description: 'The shift of that entry.' }),
  count: decimal({ nullable: true, description: 'Hours of rest that there are, or days in a row.' }),
  message: text({ description: 'The clash with person, day and reason, in your language.' }),
})

/** Names for clashes, read at once. */
async function namesOf(read: Read, clashes: readonly Clash[]) {
  const [workers, shifts, positions] = await Promise.all([
    titlesOf(
      read,
      worker,
      clashes.map(({ of }) => of.workerId),
    ),
    titlesOf(
      read,
      shift,
      clashes.flatMap(({ of, other }) => [of.shiftId, other?.shiftId ?? null]),
    ),
    titlesOf(
      read,
      productionPosition,
      clashes.map(({ of }) => of.positionId),
    ),
  ])
  return ({ of, other, count }: Clash) => ({
    worker: workers(of.workerId) ?? '',
    day: of.date,
    shift: shifts(of.shiftId) ?? '',
    position: positions(of.positionId) ?? '',
    otherDay: other?.date ?? '',
    otherShift: shifts(other?.shiftId ?? null) ?? '',
    count: count === null ? '' : Math.round(count * 10) / 10,
  })
}
const codeOf = ({ rule }: Clash) => `shifts.${rule.toLowerCase()}`

/** The first of some clashes as a refusal that names person, day and clash. */
export async function refusalOf(read: Read, clash: Clash): Promise<Refusal> {
  return conflict(codeOf(clash), (await namesOf(read, [clash]))(clash))
}
/** Throws where one of them is refused. */
export async function refuseClashes(read: Read, clashes: readonly Clash[]): Promise<void> {
  const refused = clashes.find((clash) => clash.severity === 'refuse')
  if (refused) throw await refusalOf(read, refused)
}

type Translate = (key: string, params?: Record<string, unknown>) => string
/** Clashes as they are answered, worst first. */
export async function describeClashes(read: Read, translate: Translate, clashes: readonly Clash[]) {
  const ordered = clashes.toSorted((a, b) => Number(b.severity === 'refuse') - Number(a.severity === 'refuse'))
  const nameOf = await namesOf(read, ordered)
  return ordered.map((clash) => ({
    rule: clash.rule,
    severity: clash.severity === 'refuse' ? ('REFUSE' as const) : ('WARN' as const),
    workerId: clash.of.workerId,
    date: clash.of.date,
    shiftId: clash.of.shiftId,
    positionId: clash.of.positionId,
    equipmentId: clash.of.equipmentId,
    otherDate: clash.other?.date ?? null,
    otherShiftId: clash.other?.shiftId ?? null,
    count: clash.count,
    message: translate(`refusal.${codeOf(clash)}`, nameOf(clash)),
  }))
}
