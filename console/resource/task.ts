import type { FieldFault } from '../kit/network/failure.ts'
import type { Row } from './meta.ts'

/** What the user has started and a dialog completes. */
export type Task =
  | { kind: 'create'; preset?: Readonly<Record<string, unknown>> }
  /** `preset`: values chosen before the form opened. `refused`: the faults for which the full form is needed. */
  | { kind: 'edit'; row: Row; preset?: Readonly<Record<string, unknown>>; refused?: readonly FieldFault[] }
  | { kind: 'remove'; rows: readonly Row[] }
  | { kind: 'step'; step: string; row: Row; preset?: Readonly<Record<string, unknown>> }
  | { kind: 'extra'; name: string; row: Row }
