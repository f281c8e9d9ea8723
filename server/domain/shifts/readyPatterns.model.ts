import { choices, defineReadModel, int, listOf, shape, text } from '../../kernel/index.ts'
import { READY_PATTERNS, type ReadyPattern } from './rotation.ts'
import { shiftPattern } from './shiftPattern.resource.ts'

const key = choices('ReadyPatternKey', 'A rotation that many plants work by.', {
  FOUR_ON_TWO_OFF: 'Four days on, two off.',
  DUPONT: 'DuPont: twelve hours, four teams, 28 days.',
  TWO_TWO_THREE: 'Two, two and three days of twelve hours, four teams.',
  THREE_SHIFTS_FOUR_TEAMS: 'Three shifts of eight hours, four teams.',
})
const ready = shape('ReadyPattern', 'A rotation that many plants work by.', {
  key: key({ says: 'Which one.' }),
  name: text({ says: 'What it is called, in your language.' }),
  cycle: text({ says: 'Its cycle: a letter for each day.' }),
  teams: int({ says: 'How many teams share it.' }),
  step: int({ says: 'How many days of the cycle each team is ahead of the one before.' }),
})

export const readyPatternsModel = defineReadModel('readyPatterns', {
  says: 'Rotations that many plants work by, to begin a pattern with.',
  permission: [`${shiftPattern.permission}:list`],
  result: listOf(ready),
  stale: [],
  read: async ({ say }) =>
    (Object.keys(READY_PATTERNS) as ReadyPattern[]).map((one) => ({
      key: one,
      name: say(`shiftPattern.ready.${one}`),
      ...READY_PATTERNS[one],
    })),
})
