import { deferred } from '../../../kit/overlays/deferred.tsx'
import { loadWords } from '../../../kit/words/i18n.ts'
import type { Can } from '../../../resource/defineScreen.ts'

/** Files of words that it shows. */
const shown = { words: ['quality'] }
const Complaints = deferred(async () => {
  const [{ CustomerComplaints }] = await Promise.all([import('./CustomerComplaints.tsx'), ...shown.words.map(loadWords)])
  return CustomerComplaints
})
/** The section of a customer's record that tells of the complaints, for whoever may read them. */
export const complaintsTab = ({ id }: { id: string }, can: Can) =>
  (can('quality:complaint:list') || can('quality:complaint:query')) && <Complaints id={id} />
