import type { FieldFault } from '../kit/network/failure.ts'
import type { Row } from './meta.ts'

/** What the person has asked for and a dialog is to carry out. */
export type Task =
  | { kind: 'create'; preset?: Readonly<Record<string, unknown>> }
  /** `preset` is what has been chosen already, before the form was opened; `refused` why the form is needed for it. */
  | { kind: 'edit'; row: Row; preset?: Readonly<Record<string, unknown>>; refused?: readonly FieldFault[] }
  | { kind: 'remove'; rows: readonly Row[] }
  | { kind: 'step'; step: string; row: Row; preset?: Readonly<Record<string, unknown>> }
  | { kind: 'extra'; name: string; row: Row }
