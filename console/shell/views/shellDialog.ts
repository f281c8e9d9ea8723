import { observable } from '../../kit/browser/observable.ts'

/** What the shell asks or shows in front of the page, whoever wants it. */
export const shellDialog = observable<'settings' | 'about' | 'leaving' | null>(null)
