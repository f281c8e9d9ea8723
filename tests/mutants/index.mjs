import { access } from './access.mjs'
import { data } from './data.mjs'
import { people } from './people.mjs'
import { plants } from './plants.mjs'
import { screens } from './screens.mjs'
import { stock } from './stock.mjs'
import { time } from './time.mjs'
import { tls } from './tls.mjs'
import { wires } from './wires.mjs'

/**
 * A fault as somebody might make it, which the area's own tests must notice.
 * @typedef {object} Fault
 * @property {string} file where it is planted
 * @property {string} find what stands there, exactly once
 * @property {string} put what stands there instead
 * @property {readonly string[]} tests the files that must fail
 * @property {string} breaks the promise that is broken
 */

/** @type {readonly (Fault & { area: string })[]} */
export const FAULTS = Object.entries({ access, plants, stock, time, people, data, wires, screens, tls }).flatMap(([area, faults]) =>
  faults.map((fault) => ({ area, ...fault })),
)

/**
 * The source with the fault in it.
 * @param {string} source
 * @param {Pick<Fault, 'file' | 'find' | 'put'>} fault
 */
export function plant(source, { file, find, put }) {
  const parts = source.split(find)
  if (parts.length !== 2) throw new Error(`${file}: found ${parts.length - 1} times, not once: ${find}`)
  return parts.join(put)
}
