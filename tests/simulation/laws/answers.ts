import type { Command } from '../run/command.ts'
import type { World } from '../run/world.ts'

/** Judges one answer. Out: what is wrong with it. */
export type Judge = (
  world: World,
  command: Command,
  answer: { readonly message?: string | undefined; readonly status: number },
) => string | undefined

const KEY = /\b[a-z][A-Za-z]+(?:\.[a-z][A-Za-z]+)+\b|\{\{|\bundefined\b|\[object /
function noAnswerWithARawKey(_world: World, { name }: Command, { message }: { readonly message?: string | undefined }): string | undefined {
  return message && KEY.test(message) ? `${name} was answered: ${message}` : undefined
}
function noCallIsAFault(
  _world: World,
  { name, outcome }: Command,
  { status, message }: { readonly status: number; readonly message?: string | undefined },
) {
  return status === 500 || outcome === 'INTERNAL_SERVER_ERROR' ? `${name} was answered: ${status} ${outcome} ${message}` : undefined
}
export const JUDGES: readonly Judge[] = [noAnswerWithARawKey, noCallIsAFault]
