import { registry } from '../../../../server/domain/index.ts'
import {
  roller,
  rollerLog,
  rollerOperation,
  rollerOperator,
  rollerRepair,
  rollerRepairer,
  rollerRepairFlow,
} from '../../../../server/domain/roller/index.ts'
import { operations, type RowOf } from '../../../../server/kernel/index.ts'
import { openShop } from '../shop.ts'

export const TODAY = '2026-11-18'
type Input = Record<string, unknown>
type Roller = RowOf<typeof roller>

/** A shop with rollers, what is done with them, and a company that repairs them. It is 10:00 on 18 November 2026. */
export async function openYard() {
  const shop = await openShop()
  const ops = operations(shop.store, registry)
  const kind = (name: string, effect: string) => shop.row(rollerOperation, { name, effect })
  const done = {
    mount: await kind('上机', 'MOUNT'),
    dismount: await kind('下机', 'DISMOUNT'),
    clean: await kind('清洗', 'NONE'),
    scrap: await kind('报废', 'SCRAP'),
  }
  const company = await shop.row(rollerRepairer, { name: '常州华辊制版' })
  const person = await shop.row(rollerOperator, { name: '赵师傅' })
  return {
    ...shop,
    done,
    company,
    person,
    roller: (values: Input = {}) => shop.row(roller, values),
    log: (one: { id: number }, what: keyof typeof done, input: Input = {}) =>
      shop.create(rollerLog, { rollerId: one.id, operationId: done[what].id, operatorId: person.id, logDate: TODAY, ...input }),
    /** Sends a roller out today for ten days, unless told otherwise. */
    send: (one: { id: number }, input: Input = {}) =>
      shop.create(rollerRepair, {
        rollerId: one.id,
        repairerId: company.id,
        outDate: TODAY,
        expectedReturnDate: '2026-11-28',
        ...input,
      }),
    end: (repair: { id: number }, step: keyof typeof rollerRepairFlow, input: Input = {}) =>
      ops.step(shop.actor, rollerRepairFlow[step] as never, repair.id, input) as Promise<unknown> as Promise<RowOf<typeof rollerRepair>>,
    stateOf: async (one: { id: number }): Promise<Roller['state']> => (await shop.read().of(roller).get(one.id)).state,
    /** Moves the clock to ten in the morning of a day. */
    goTo: (day: string) => shop.clock.set(`${day}T02:00:00.000Z`),
  }
}
export type Yard = Awaited<ReturnType<typeof openYard>>
