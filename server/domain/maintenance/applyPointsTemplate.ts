import { choices, date, defineCall, int, link, links, listOf, objectOf, rowOperations, shape, text } from '../../kernel/index.ts'
import { applyTemplate, ROWS_MAX } from './applyTemplate.ts'
import { pointsTemplate } from './pointsTemplate.resource.ts'

const reason = choices('SkipReason', 'Why a line of a template was left out.', { EXISTS: 'The machine has one of this name already.' })
const skippedLine = shape('SkippedLine', 'A line of a template that a machine has already.', {
  equipmentName: text({ required: true, says: 'Name of the machine.' }),
  lineName: text({ required: true, says: 'Name of the line.' }),
  reason: reason({ required: true, says: 'Why it was left out.' }),
})
const pointsApplied = shape('PointsApplied', 'What applying a template has made.', {
  points: int({ required: true, says: 'Inspection points made.' }),
  plans: int({ required: true, says: 'Maintenance plans made.' }),
  skipped: listOf(skippedLine, { says: 'What was there already.' }),
})

export const applyPointsTemplate = defineCall('applyPointsTemplate', {
  says: 'Makes the inspection points and maintenance plans of a template on machines, all or none; needs inspect:point:add and maint:plan:add for what it makes.',
  permission: [`${pointsTemplate.permission}:query`],
  args: {
    id: link('pointsTemplate', { required: true, says: 'The template.' }),
    equipmentIds: links('equipment', { required: true, max: ROWS_MAX, says: 'The machines.' }),
    nextMaintDate: date({ says: 'First date of the maintenance plans; a cycle from today unless given.' }),
  },
  result: objectOf(pointsApplied),
  run: ({ store, registry, actor }, application) => applyTemplate({ store, rows: rowOperations(store.now, registry) }, actor, application),
})
