import { Refusal, type Registry, type RowOf, type Store, systemActor } from '../../../kernel/index.ts'
import { noticeDelivery } from './noticeDelivery.resource.ts'
import { keyAnswers } from './outgoing.ts'

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

/** What came of a key: it answered the call, the call was over before, or nobody was called under that name. */
export type Pressed = 'answered' | 'over' | 'unknown'

/** Somebody who was called has pressed the key. The provider reports it several times if need be; the first time counts. */
export async function acknowledgeCall(store: Pick<Store, 'read' | 'write'>, registry: Registry, reference: string): Promise<Pressed> {
  const named = readCallReference(reference)
  if (!named) return 'unknown'
  const { plantId, deliveryId } = named
  const [delivery] = await store.read(systemActor(plantId)).of(noticeDelivery).find({ id: deliveryId, channel: 'VOICE' })
  if (!delivery || !named.isOf(delivery)) return 'unknown'
  for (const { answer } of registry.extensionsOf(keyAnswers)) {
    try {
      if (await answer(store, { plantId, deliveryId })) return 'answered'
    } catch (error) {
      // Somebody else was first, or nobody is needed any more. A base that is away is for the provider to ask again.
      if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error
    }
  }
  return 'over'
}
