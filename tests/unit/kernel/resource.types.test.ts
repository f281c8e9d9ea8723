import { describe, expectTypeOf, it } from 'vitest'
import {
  type CreateOf,
  choice,
  date,
  decimal,
  defineFlow,
  defineResource,
  flag,
  instant,
  int,
  link,
  links,
  type RowOf,
  text,
  type UpdateOf,
} from '../../../server/kernel/index.ts'

const part = defineResource('part', {
  permission: 'stock:part',
  title: 'code',
  fields: {
    code: text({ required: true, max: 64 }),
    remark: text(),
    quantity: decimal({ readonly: true, default: 0 }),
    kind: choice(['NEW', 'USED'], { default: 'NEW' }),
    madeOn: date(),
    checkedAt: instant({ required: true }),
    isPaused: flag({ default: false }),
    level: int(),
    vendorId: link('vendor'),
    machineIds: links('equipment'),
    status: choice(['OPEN', 'DONE'], { required: true, default: 'OPEN', readonly: true }),
  },
})
const flow = defineFlow(part, 'status', { finish: { from: ['OPEN'], to: 'DONE', input: { why: text({ required: true }) } } })

describe('the static types of a definition', () => {
  it('give rows exact nullability', () => {
    expectTypeOf<RowOf<typeof part>['code']>().toEqualTypeOf<string>()
    expectTypeOf<RowOf<typeof part>['remark']>().toEqualTypeOf<string | null>()
    expectTypeOf<RowOf<typeof part>['kind']>().toEqualTypeOf<'NEW' | 'USED'>()
    expectTypeOf<RowOf<typeof part>['checkedAt']>().toEqualTypeOf<Date>()
    expectTypeOf<RowOf<typeof part>['vendorId']>().toEqualTypeOf<number | null>()
    expectTypeOf<RowOf<typeof part>>().not.toHaveProperty('machineIds')
  })

  it('ask on creation for what is required, and for nothing the server writes', () => {
    expectTypeOf<{ code: string; checkedAt: Date }>().toExtend<CreateOf<typeof part>>()
    expectTypeOf<{ code: string }>().not.toExtend<CreateOf<typeof part>>()
    expectTypeOf<CreateOf<typeof part>>().not.toHaveProperty('quantity')
    expectTypeOf<CreateOf<typeof part>>().toHaveProperty('machineIds')
    expectTypeOf<{ level: 3 }>().toExtend<UpdateOf<typeof part>>()
  })

  it('hold flows to the states of their field', () => {
    expectTypeOf(flow.finish.input.why.kind).toEqualTypeOf<'text'>()
    // @ts-expect-error no such state
    defineFlow(part, 'status', { finish: { from: ['OPEN'], to: 'GONE' } })
    // @ts-expect-error no such field
    defineFlow(part, 'state', {})
  })
})
