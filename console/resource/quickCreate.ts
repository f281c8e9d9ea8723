import { observable } from '../kit/browser/observable.ts'

/** What somebody begins, by its name, who has no list to do it from: the shell then asks what it is about. */
export const started = observable<string | null>(null)
