import { Refusal, type Registry, type Store, systemActor } from '../../kernel/index.ts'
import { readCallReference } from './callReference.ts'
import { noticeDelivery } from './noticeDelivery.resource.ts'
import { keyAnswers } from './outgoing.ts'

/** What came of a key: it answered the call, the call was over before, or nobody was called under that name. */
export type Pressed = 'answered' | 'over' | 'unknown'

/** Somebody who was called has pressed the key. The provider reports it several times if need be; the first time counts. */
export async function keyPressed(store: Pick<Store, 'read' | 'write'>, registry: Registry, reference: string): Promise<Pressed> {
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
