import type { FieldDef } from '../schema/field.ts'
import type { ResourceDef } from '../schema/resource.ts'
import type { ReadModel } from './area.ts'
import { shapeOf } from './readModel.ts'
import { type Answer, isNested, isResource, isShape } from './shape.ts'

type Resources = ReadonlyMap<string, ResourceDef>

/** Target of a link whose resource another argument names. */
const ANY = 'any'
function faultOfField({ options: { valuesOf }, target }: FieldDef, resources: Resources): string[] {
  const [resource = '', key = ''] = valuesOf?.split('.') ?? []
  return [
    ...(!valuesOf || resources.get(resource)?.fields[key]?.values ? [] : [`no choice ${valuesOf}`]),
    ...(!target || target === ANY || resources.has(target) ? [] : [`points at unknown ${target}`]),
  ]
}
function faultsOfAnswer(answer: Answer, resources: Resources): string[] {
  if (!isNested(answer)) return faultOfField(answer, resources)
  const { of } = answer
  if (isResource(of)) return resources.get(of.name) === of && !of.internal ? [] : [`${of.name} has no rows to answer`]
  if (!isShape(of)) return faultOfField(of, resources)
  return Object.entries(of.fields).flatMap(([key, one]) => [
    ...(one.options.description ? [] : [`${of.type}.${key} does not say what it is`]),
    ...faultsOfAnswer(one, resources).map((fault) => `${of.type}.${key}: ${fault}`),
  ])
}
/** A live answer is shared by all viewers of a plant, so neither arguments nor the clock may decide it. */
const faultsOfLive = ({ live, args, stale }: ReadModel) =>
  live && (stale === 'everything' || Object.keys(args).length) ? ['a live one takes no arguments and says what makes it stale'] : []
function faultsOfSheets(model: ReadModel): string[] {
  const fields = shapeOf(model)?.fields ?? {}
  return (model.sheets?.tables ?? []).flatMap((table) => {
    const list = fields[table]
    return list && isNested(list) && list.isList && isShape(list.of) ? [] : [`no list ${table}`]
  })
}

/** Faults in the definitions of read models, as sentences for developers; empty when there are none. */
export function faultsOfReadModels(models: readonly ReadModel[], resources: Resources): string[] {
  const names = models.map((model) => model.name)
  return models.flatMap((model, at) =>
    [
      ...(names.indexOf(model.name) === at ? [] : ['is defined twice']),
      ...(model.remembered && model.stale === 'everything' ? ['is remembered, so it must say what makes it stale'] : []),
      ...faultsOfLive(model),
      ...faultsOfSheets(model),
      ...faultsOfAnswer(model.result, resources),
      ...Object.entries(model.args).flatMap(([key, field]) => faultOfField(field, resources).map((fault) => `${key}: ${fault}`)),
    ].map((fault) => `${model.name}: ${fault}`),
  )
}
