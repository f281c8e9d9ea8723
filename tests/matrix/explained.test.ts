import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { type Answer, isNested, isShape, type ReadModel, type ResourceDef, shapeOf } from '../../server/kernel/index.ts'
import { known, words } from '../../server/platform/words.ts'

/** Read models with numbers that no screen shows as figures, by why. */
const NO_FIGURES: Readonly<Record<string, readonly string[]>> = {
  'terms of a proposal or a plan, shown beside what is decided with them': [
    ...['whoWouldBeCalled', 'dueDuringStop', 'workloads', 'dispatchBoard', 'proposeInk', 'usualParts', 'workParts', 'openInkCans'],
    ...['stocktakeWay', 'maintenanceCalendar', 'scheduleBoard', 'readyPatterns', 'leavePlan', 'leaveImpact', 'absences'],
  ],
  'facts of records and counts of a list that stands below them': [
    ...['complaintRecurrences', 'myComplaints', 'personCard', 'mySubscriptions', 'setupProgress', 'newestAppVersions'],
  ],
}
const named = new Set(Object.values(NO_FIGURES).flat())
/** Streams feed walls; what the console shows of them is explained where it is shown. */
const figureModels = registry.readModels.filter(({ name, live }) => !live && !named.has(name))
/** One explanation for what several ledgers answer alike. */
const SHARED: Readonly<Record<string, readonly string[]>> = { stockLevel: ['sparePart', 'accessory', 'ink'] }
const fieldsOf = ({ fields, computed }: ResourceDef) => new Set([...Object.keys(fields), ...Object.keys(computed)])
const drawn = new Set(['sparePartCurve', 'accessoryCurve', 'inkCurve'])
/** Constants, and what another figure of the same model is shown with. */
const WITH_OTHERS = new Set(['shortages.useDays', 'stocktakeOutcome.overLines', 'stocktakeOutcome.shortLines', 'machineParts.uses'])
const WITHIN: Readonly<Record<string, string>> = {
  'rollerPassport.returned': 'rollerPassport.onTime',
  'rollerPunctuality.onTime': 'rollerPunctuality.onTimeRate',
  'rollerPunctuality.overdueNow': 'rollerPunctuality.outNow',
}
const isNumber = (field: Answer) => !isNested(field) && ['int', 'decimal'].includes(field.kind)
/** A number, or a list of rows with numbers: a tile or a chart. */
const isFigure = (field: Answer): boolean =>
  isNumber(field) || (isNested(field) && field.isList && isShape(field.of) && Object.values(field.of.fields).some(isNumber))
const figuresOf = (model: ReadModel) =>
  Object.entries(shapeOf(model)?.fields ?? {}).flatMap(([key, field]) => (isFigure(field) ? [`${model.name}.${key}`] : []))
const figures = figureModels
  .filter(({ name }) => !drawn.has(name))
  .flatMap(figuresOf)
  .filter((key) => !WITH_OTHERS.has(key))
  .map((key) => WITHIN[key] ?? key)

const explained: Record<string, string | Record<string, unknown>> = JSON.parse(
  readFileSync(new URL('../../locales/en/explained.json', import.meta.url), 'utf8'),
).explained

describe('figures', () => {
  it('are those of all read models with numbers, unless a reason is given', () => {
    expect(figureModels.length).toBeGreaterThanOrEqual(7)
    const numbered = new Set(registry.readModels.filter((model) => figuresOf(model).length).map(({ name }) => name))
    expect([...named].filter((name) => !numbered.has(name))).toEqual([])
    expect(figures).toContain('downtimeFigures.mtbfHours')
    expect(figures).toContain('stockFigures.byMonth')
  })

  it.each(['zh', 'en'] as const)('each say in %s how they are calculated and what is left out', (language) => {
    expect(figures.filter((key) => !known(`explained.${key}.formula`, language))).toEqual([])
    // A model that leaves nothing out as a whole says so of those of its figures that do.
    const models = new Set(figures.map((key) => key.split('.')[0] ?? ''))
    const saysLeftOut = (key: string) => known(`explained.${key}.leftOut`, language)
    const isSilent = (model: string) => !saysLeftOut(model) && !figures.some((key) => key.startsWith(`${model}.`) && saysLeftOut(key))
    expect([...models].filter(isSilent)).toEqual([])
    expect(words(language)('explained.repairFigures.open.formula')).not.toBe('')
  })

  it('are explained only where there are such', () => {
    const names = new Map([
      ...registry.readModels.map((model) => [model.name, new Set(Object.keys(shapeOf(model)?.fields ?? {}))] as const),
      ...registry.resources.map((resource) => [resource.name, fieldsOf(resource)] as const),
      ...Object.entries(SHARED).map(
        ([name, resources]) =>
          [name, new Set(registry.resources.filter((one) => resources.includes(one.name)).flatMap((one) => [...fieldsOf(one)]))] as const,
      ),
    ])
    // Worked out by the console from answers: shares and means of the same rows, and counts of lists.
    const ofConsole = new Set([
      ...['faultFigures.perDay', 'faultFigures.machinesHit', 'faultFigures.judged'],
      ...['stocktakeOutcome.net', 'stocktake.meanAccuracy', 'complaint.eightD'],
    ])
    const spare = Object.entries(explained).flatMap(([model, fields]) =>
      typeof fields === 'string' || model === 'stockDue'
        ? []
        : Object.keys(fields).flatMap((key) =>
            key === 'leftOut' || names.get(model)?.has(key) || ofConsole.has(`${model}.${key}`) ? [] : [`${model}.${key}`],
          ),
    )
    expect(spare).toEqual([])
  })
})
