import { defineRules, type PatchOf, wrong } from '../../kernel/index.ts'
import { REST } from './rotation.ts'
import { shiftPattern } from './shiftPattern.resource.ts'
import { shiftTeam } from './shiftTeam.resource.ts'

type Said = PatchOf<typeof shiftPattern>
const KEYS = { A: 'shiftAId', B: 'shiftBId', C: 'shiftCId' } as const

/** Every letter of a cycle stands for a shift, and there is one. */
function refuseCycle(pattern: Said) {
  const letters = new Set(pattern.cycle)
  letters.delete(REST)
  if (!letters.size) throw wrong('cycle', 'onlyRest')
  for (const [letter, key] of Object.entries(KEYS))
    if (letters.has(letter) && !pattern[key]) throw wrong(key, 'letterNotInCycle', { letter })
}
export const patternRules = defineRules(shiftPattern, {
  async create({ input }) {
    refuseCycle(input)
  },
  async update({ record, input }) {
    const said = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    if (['cycle', ...Object.values(KEYS)].some((key) => key in said)) refuseCycle({ ...record, ...said })
  },
})

/** Nothing can be counted from a day that nobody named. */
export const teamRules = defineRules(shiftTeam, {
  async create({ input: { patternId, beginDate } }) {
    if (patternId && !beginDate) throw wrong('beginDate', 'beginNeeded')
  },
  async update({ record, input }) {
    const { patternId = record.patternId, beginDate = record.beginDate } = input
    if (patternId && !beginDate) throw wrong('beginDate', 'beginNeeded')
  },
})
