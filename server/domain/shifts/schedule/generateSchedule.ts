import { date, defineCall, flag, int, link, links, listOf, objectOf, shape } from '../../../kernel/index.ts'
import { clashShape, describeClashes } from './clashes.ts'
import { generateRotation, planRotation } from './generate.ts'
import { productionSchedule } from './productionSchedule.resource.ts'

/** Changes and clashes that are told one by one; the rest is counted. */
const SHOWN = 1000
const placeChange = shape('GeneratedChange', 'A place that the rotation fills otherwise than it stands.', {
  date: date({ description: 'The day on which the shift begins.' }),
  shiftId: link('shift', { description: 'The shift.' }),
  positionId: link('productionPosition', { description: 'The position.' }),
  equipmentId: link('equipment', { nullable: true, description: 'The machine, where it is for one.' }),
  before: links('worker', { description: 'Who is planned there now.' }),
  after: links('worker', { description: 'Who would be.' }),
})
const outsider = shape('LeftOutByHand', 'Somebody whom the rotation wants in a place that was changed by hand and leaves them out.', {
  date: date({ description: 'The day on which the shift begins.' }),
  shiftId: link('shift', { description: 'The shift.' }),
  positionId: link('productionPosition', { description: 'The position.' }),
  equipmentId: link('equipment', { nullable: true, description: 'The machine, where it is for one.' }),
  workerId: link('worker', { description: 'Who is left out.' }),
})
const generated = shape('ScheduleGenerated', 'What generating a schedule changes.', {
  created: int({ description: 'Places that are filled and were empty.' }),
  changed: int({ description: 'Places whose people change.' }),
  removed: int({ description: 'Places that the rotation does not fill any more.' }),
  kept: int({ description: 'Places of these days that were changed by hand, and stay as they are.' }),
  outside: int({
    description: 'How many people the rotation wants in those places, who are left out of them by hand and work nowhere else then.',
  }),
  outsiders: listOf(outsider, { description: `Those people in the order of the days, at most ${SHOWN}.` }),
  changes: listOf(placeChange, { description: `The changes in the order of the days, at most ${SHOWN}.` }),
  leftOut: int({ description: 'How many assignments a rule refuses, so that the rotation leaves them out.' }),
  warned: int({ description: 'How many assignments break a rule that only warns.' }),
  clashes: listOf(clashShape, { description: `Those assignments, the refused ones first, at most ${SHOWN}.` }),
})

export const generateScheduleCall = defineCall('generateSchedule', {
  description: 'Fills some days by the rotation of teams, or says what that would change; what was changed by hand is kept.',
  permission: [`${productionSchedule.permission}:generate`],
  args: {
    from: date({ required: true, description: 'The first day.' }),
    to: date({ required: true, description: 'The last day, a year later at most.' }),
    teamIds: links('shiftTeam', { description: 'Only these teams; all that rotate unless said.' }),
    patternId: link('shiftPattern', { description: 'Only teams of this pattern.' }),
    dryRun: flag({ default: false, description: 'Whether it is only asked what would change.' }),
  },
  result: objectOf(generated),
  async run({ store, actor, words, language }, { dryRun, ...asked }) {
    const read = store.read(actor).withoutDataScope
    const { changes, manualCount, unassigned, left, warnings } = dryRun
      ? await planRotation(read, asked)
      : await store.write(actor, (uow) => generateRotation(uow, asked))
    const ordered = changes.toSorted((a, b) => ((a.after ?? a.before)?.date ?? '').localeCompare((b.after ?? b.before)?.date ?? ''))
    return {
      created: changes.filter(({ before }) => !before).length,
      changed: changes.filter(({ before, after }) => before && after).length,
      removed: changes.filter(({ after }) => !after).length,
      kept: manualCount,
      outside: unassigned.length,
      outsiders: unassigned
        .toSorted((a, b) => a.date.localeCompare(b.date))
        .slice(0, SHOWN)
        .map(({ date: day, shiftId, positionId, equipmentId, workerId }) => ({ date: day, shiftId, positionId, equipmentId, workerId })),
      changes: ordered.slice(0, SHOWN).flatMap(({ before, after }) => {
        const at = after ?? before
        if (!at) return []
        const { date: day, shiftId, positionId, equipmentId } = at
        return [
          { date: day, shiftId, positionId, equipmentId, before: [...(before?.workerIds ?? [])], after: [...(after?.workerIds ?? [])] },
        ]
      }),
      leftOut: left.length,
      warned: warnings.length,
      clashes: await describeClashes(read, words(language), [...left, ...warnings].slice(0, SHOWN)),
    }
  },
})
