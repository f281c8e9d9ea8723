import {
  choices,
  defineReadModel,
  defineResource,
  defineRules,
  int,
  invalidField,
  link,
  listOf,
  type PatchOf,
  serviceStatus,
  shape,
  text,
} from '../../../kernel/index.ts'
import { shiftTeam } from '../crew.resource.ts'
import { READY_PATTERNS, REST, type ReadyPattern } from './rotation.ts'

/**
 * A cycle of shifts and days of rest. Each letter is a day: A, B and C stand for the shifts named beside it, a hyphen for rest, so that one
 * cycle such as AAAA-- serves whatever the shifts are called.
 */
export const shiftPattern = defineResource('shiftPattern', {
  permission: 'shifts:pattern',
  title: 'name',
  icon: 'refresh',
  sort: 'name',
  columns: ['name', 'cycle', 'shiftAId', 'shiftBId', 'shiftCId', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like', sort: true }),
    cycle: text({ required: true, max: 366, pattern: /^[ABC-]+$/, form: 'shiftCycle' }),
    shiftAId: link('shift'),
    shiftBId: link('shift'),
    shiftCId: link('shift'),
    status: serviceStatus(),
  },
})

type PatternPatch = PatchOf<typeof shiftPattern>
const KEYS = { A: 'shiftAId', B: 'shiftBId', C: 'shiftCId' } as const

/** Every letter of a cycle stands for a shift, and there is one. */
function refuseCycle(pattern: PatternPatch) {
  const letters = new Set(pattern.cycle)
  letters.delete(REST)
  if (!letters.size) throw invalidField('cycle', 'onlyRest')
  for (const [letter, key] of Object.entries(KEYS))
    if (letters.has(letter) && !pattern[key]) throw invalidField(key, 'letterNotInCycle', { letter })
}
export const patternRules = defineRules(shiftPattern, {
  async create({ input }) {
    refuseCycle(input)
  },
  async update({ record, input }) {
    const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    if (['cycle', ...Object.values(KEYS)].some((key) => key in changes)) refuseCycle({ ...record, ...changes })
  },
})

/** Nothing can be counted from a day that nobody named. */
export const teamRules = defineRules(shiftTeam, {
  async create({ input: { patternId, beginDate } }) {
    if (patternId && !beginDate) throw invalidField('beginDate', 'beginNeeded')
  },
  async update({ record, input }) {
    const { patternId = record.patternId, beginDate = record.beginDate } = input
    if (patternId && !beginDate) throw invalidField('beginDate', 'beginNeeded')
  },
})

const key = choices('ReadyPatternKey', 'A rotation that many plants work by.', {
  FOUR_ON_TWO_OFF: 'Four days on, two off.',
  DUPONT: 'DuPont: twelve hours, four teams, 28 days.',
  TWO_TWO_THREE: 'Two, two and three days of twelve hours, four teams.',
  THREE_SHIFTS_FOUR_TEAMS: 'Three shifts of eight hours, four teams.',
})
const ready = shape('ReadyPattern', 'A rotation that many plants work by.', {
  key: key({ description: 'Which one.' }),
  name: text({ description: 'What it is called, in your language.' }),
  cycle: text({ description: 'Its cycle: a letter for each day.' }),
  teams: int({ description: 'How many teams share it.' }),
  step: int({ description: 'How many days of the cycle each team is ahead of the one before.' }),
})

export const readyPatternsModel = defineReadModel('readyPatterns', {
  description: 'Rotations that many plants work by, to begin a pattern with.',
  permission: [`${shiftPattern.permission}:list`],
  result: listOf(ready),
  stale: [],
  read: async ({ translate }) =>
    (Object.keys(READY_PATTERNS) as ReadyPattern[]).map((one) => ({
      key: one,
      name: translate(`shiftPattern.ready.${one}`),
      ...READY_PATTERNS[one],
    })),
})
