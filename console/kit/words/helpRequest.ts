import { observable } from '../browser/observable.ts'

/** What help opens with: the page in front, the guides of roles, or the text about one screen. */
export type HelpTopic = 'page' | 'guides' | { screen: string } | { guide: string }

/** The requested topic; null while help is closed. Pages may ask for help without knowing the shell. */
export const helpRequest = observable<HelpTopic | null>(null)

export const openHelp = (topic: HelpTopic = 'page') => helpRequest.set(topic)
