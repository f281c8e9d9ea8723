import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import type { Can } from '../../../resource/defineScreen.ts'

const Complaints = lazyComponent(() => import('./CustomerComplaints.tsx').then((module) => module.CustomerComplaints), {
  words: ['quality'],
})
/** The section of a customer's record that tells of the complaints, for whoever may read them. */
export const complaintsTab = ({ id }: { id: string }, can: Can) =>
  (can('quality:complaint:list') || can('quality:complaint:query')) && <Complaints id={id} />
