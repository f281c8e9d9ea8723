import type { ResourceName } from '../../kit/gen/resources.ts'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'

const Card = lazyComponent(() => import('./PersonCard.tsx').then((module) => module.PersonCard), { words: ['shifts'] })
/** The section of a record that is about the person for whom it stands. */
export const personTab = (of: ResourceName) =>
  function personSection({ id }: { id: string }) {
    return <Card of={of} id={id} />
  }
