import { date, defineCall, flag, int, link, links, listOf, objectOf, shape } from '../../../kernel/index.ts'
import { clashShape, toldClashes } from './clashes.ts'
import { generateRotation, planRotation } from './generate.ts'
import { productionSchedule } from './productionSchedule.resource.ts'

/** Changes and clashes that are told one by one; the rest is counted. */
const SHOWN = 1000
const placeChange = shape('GeneratedChange', 'A place that the rotation fills otherwise than it stands.', {
  date: date({ says: 'The day on which the shift begins.' }),
  shiftId: link('shift', { says: 'The shift.' }),
  positionId: link('productionPosition', { says: 'The position.' }),
  equipmentId: link('equipment', { nullable: true, says: 'The machine, where it is for one.' }),
  before: links('worker', { says: 'Who is planned there now.' }),
  after: links('worker', { says: 'Who would be.' }),
})
const outsider = shape('LeftOutByHand', 'Somebody whom the rotation wants in a place that was changed by hand and leaves them out.', {
  date: date({ says: 'The day on which the shift begins.' }),
  shiftId: link('shift', { says: 'The shift.' }),
  positionId: link('productionPosition', { says: 'The position.' }),
  equipmentId: link('equipment', { nullable: true, says: 'The machine, where it is for one.' }),
  workerId: link('worker', { says: 'Who is left out.' }),
})
const generated = shape('ScheduleGenerated', 'What generating a schedule changes.', {
  created: int({ says: 'Places that are filled and were empty.' }),
  changed: int({ says: 'Places whose people change.' }),
  removed: int({ says: 'Places that the rotation does not fill any more.' }),
  kept: int({ says: 'Places of these days that were changed by hand, and stay as they are.' }),
  outside: int({
    says: 'How many people the rotation wants in those places, who are left out of them by hand and work nowhere else then.',
  }),
  outsiders: listOf(outsider, { says: `Those people in the order of the days, at most ${SHOWN}.` }),
  changes: listOf(placeChange, { says: `The changes in the order of the days, at most ${SHOWN}.` }),
  leftOut: int({ says: 'How many assignments a rule refuses, so that the rotation leaves them out.' }),
  warned: int({ says: 'How many assignments break a rule that only warns.' }),
  clashes: listOf(clashShape, { says: `Those assignments, the refused ones first, at most ${SHOWN}.` }),
})

export const generateScheduleCall = defineCall('generateSchedule', {
  says: 'Fills some days by the rotation of teams, or says what that would change; what was changed by hand is kept.',
  permission: [`${productionSchedule.permission}:generate`],
  args: {
    from: date({ required: true, says: 'The first day.' }),
    to: date({ required: true, says: 'The last day, a year later at most.' }),
    teamIds: links('shiftTeam', { says: 'Only these teams; all that rotate unless said.' }),
    patternId: link('shiftPattern', { says: 'Only teams of this pattern.' }),
    dryRun: flag({ default: false, says: 'Whether it is only asked what would change.' }),
  },
  result: objectOf(generated),
  async run({ store, actor, words, language }, { dryRun, ...asked }) {
    const read = store.read(actor).entire
    const { changes, kept, outside, left, warnings } = dryRun
      ? await planRotation(read, asked)
      : await store.write(actor, (uow) => generateRotation(uow, asked))
    const ordered = changes.toSorted((a, b) => ((a.after ?? a.before)?.date ?? '').localeCompare((b.after ?? b.before)?.date ?? ''))
    return {
      created: changes.filter(({ before }) => !before).length,
      changed: changes.filter(({ before, after }) => before && after).length,
      removed: changes.filter(({ after }) => !after).length,
      kept,
      outside: outside.length,
      outsiders: outside
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
      clashes: await toldClashes(read, words(language), [...left, ...warnings].slice(0, SHOWN)),
    }
  },
})
