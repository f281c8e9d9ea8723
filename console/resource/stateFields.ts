import type { FieldMeta, ResourceMeta, StepMeta } from '../kit/gen/resources.ts'

export interface StateField {
  name: string
  field: FieldMeta
}

/** The fields that say in which state a record is: what its list shows of its flow, its tracks, and choices whose values have tones. */
export function stateFieldsOf(meta: ResourceMeta): readonly StateField[] {
  const { flow, stateAs, fields } = meta
  const first = [stateAs ?? flow?.field, ...(flow?.tracks ?? [])].filter((name) => name !== undefined)
  const toned = Object.keys(fields).filter((name) => {
    const { kind, tones } = fields[name] as FieldMeta
    return kind === 'choice' && tones && name !== flow?.field
  })
  return [...new Set([...first, ...toned])].flatMap((name) => {
    const field = fields[name]
    return field?.values ? [{ name, field }] : []
  })
}

/** The steps that lead out of a state of a field, without those that put history right. */
export function stepsFrom({ flow, stateAs }: ResourceMeta, name: string, state: string): readonly (readonly [string, StepMeta])[] {
  if (!flow) return []
  const isOwn = (step: StepMeta) => (step.track ? step.track === name : name === flow.field || name === stateAs)
  return Object.entries(flow.steps).filter(([, step]) => !step.corrects && isOwn(step) && step.from.includes(state))
}
