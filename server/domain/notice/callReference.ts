import type { RowOf } from '../../kernel/index.ts'
import type { noticeDelivery } from './noticeDelivery.resource.ts'

type Called = Pick<RowOf<typeof noticeDelivery>, 'id' | 'plantId' | 'createdAt'>
const BASE = 36
const CHECK = 4
const FORM = /^([0-9a-z]{1,3})-([0-9a-z]{1,6})-([0-9a-z]{4})$/
const checkOf = ({ createdAt }: Pick<Called, 'createdAt'>) => createdAt.getTime().toString(BASE).slice(-CHECK)

/** What a call is called at the provider, which takes fifteen characters: its plant, itself, and a bit of when it was made. */
export const callReference = (called: Called) => `${called.plantId.toString(BASE)}-${called.id.toString(BASE)}-${checkOf(called)}`

/** The delivery that a reference names, and what it must be checked against; undefined for one that was never given out. */
export function readCallReference(reference: string) {
  const [, plant, id, check] = FORM.exec(reference) ?? []
  if (!plant || !id || !check) return undefined
  return {
    plantId: Number.parseInt(plant, BASE),
    deliveryId: Number.parseInt(id, BASE),
    isOf: (called: Pick<Called, 'createdAt'>) => checkOf(called) === check,
  }
}
