import { observable } from '../kit/browser/observable.ts'

/** The name of a task (`Start`) started by a user without its list; the shell then opens its dialog. Null for none. */
export const started = observable<string | null>(null)
