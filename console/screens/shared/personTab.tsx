import type { ResourceName } from '../../kit/gen/resources.ts'
import { deferred } from '../../kit/overlays/deferred.tsx'
import { loadWords } from '../../kit/words/i18n.ts'

/** Files of words that it shows. */
const shown = { words: ['shifts'] }
const Card = deferred(async () => {
  const [{ PersonCard }] = await Promise.all([import('./PersonCard.tsx'), ...shown.words.map(loadWords)])
  return PersonCard
})
/** The section of a record that is about the person for whom it stands. */
export const personTab = (of: ResourceName) =>
  function personSection({ id }: { id: string }) {
    return <Card of={of} id={id} />
  }
