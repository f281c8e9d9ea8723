import { observable } from './observable.ts'

/** Whether somebody who may report faults, but has no list of reports to do it from, is asked which machine is faulty. */
export const reporting = observable(false)
