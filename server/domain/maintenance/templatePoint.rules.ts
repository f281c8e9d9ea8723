import { defineRules, type FieldFault, invalid, invalidField, type PatchOf, type UnitOfWork } from '../../kernel/index.ts'
import { readRefValue } from '../inspection/index.ts'
import { removeOwned, restoreOwned } from './ownedRows.query.ts'
import { pointsTemplate, templatePoint } from './pointsTemplate.resource.ts'

/** Locked by whoever writes a template or one of its lines: either reaches for the other. */
const templateKey = (templateId: number) => `pointsTemplate:${templateId}`

export const pointsTemplateRules = defineRules(pointsTemplate, {
  locks: ({ record }) => (record ? [templateKey(record.id)] : []),
  async update({ uow, record, input }) {
    if (input.maintCycle === null && record.maintCycle !== null) {
      const [line] = await uow.of(templatePoint).find({ templateId: record.id, kind: 'MAINT', maintCycle: null })
      if (line) throw invalidField('maintCycle', 'neededByLine', { name: line.name })
    }
  },
  async remove({ uow, record }) {
    await removeOwned(uow, templatePoint, { templateId: record.id })
  },
  async undelete({ uow, record }) {
    await restoreOwned(uow, templatePoint, { templateId: record.id })
  },
})

type Line = PatchOf<typeof templatePoint>
const OF_INSPECT = ['inspectMode', 'inspectCycle', 'cycleDays', 'refValue', 'unit', 'closeAtWeekend'] as const
const OF_MAINT = ['maintMode', 'maintLevel', 'maintCraft', 'maintCycle', 'cycleUnit', 'basis', 'leadDays'] as const

/** What belongs to the other kind would be kept and never used. */
function refuseOthers(line: Line, keys: readonly (keyof Line)[], rule: string) {
  const faults: FieldFault[] = keys.filter((key) => line[key] != null && line[key] !== false).map((field) => ({ field, rule }))
  if (faults.length) throw invalid(faults)
}

function inspected(line: Line): Line {
  refuseOthers(line, OF_MAINT, 'onlyForMaint')
  const { inspectMode, inspectCycle, cycleDays, refValue, unit } = line
  if (refValue) readRefValue(refValue, { unit: unit ?? null })
  const cycle = inspectCycle ?? 'SHIFT'
  if (cycle === 'DAYS' && !cycleDays) throw invalidField('cycleDays', 'required')
  return { inspectMode: inspectMode ?? 'LOOK', inspectCycle: cycle, cycleDays: cycle === 'DAYS' ? (cycleDays ?? null) : null }
}

/** A unit without a number is the template's business. */
async function maintained(uow: UnitOfWork, line: Line): Promise<Line> {
  refuseOthers(line, OF_INSPECT, 'onlyForInspect')
  const { templateId = 0, maintCycle, cycleUnit, maintMode, maintLevel, basis, leadDays } = line
  const [template] = await uow.of(pointsTemplate).lockForShare([templateId])
  if (template && !maintCycle && !template.maintCycle) throw invalidField('maintCycle', 'cycleOfEither')
  return {
    cycleUnit: maintCycle ? (cycleUnit ?? template?.cycleUnit ?? 'MONTHS') : null,
    ...{ maintMode: maintMode ?? 'CHECK', maintLevel: maintLevel ?? 1, basis: basis ?? 'FIXED', leadDays: leadDays ?? DAYS_AHEAD },
  }
}
const DAYS_AHEAD = 7

const completed = (uow: UnitOfWork, line: Line) => (line.kind === 'MAINT' ? maintained(uow, line) : inspected(line))

export const templatePointRules = defineRules(templatePoint, {
  locks: ({ record }) => (record ? [templateKey(record.templateId)] : []),
  create: async ({ uow, input }) => completed(uow, input),
  update: async ({ uow, record, input }) => completed(uow, { ...record, ...input }),
})
