/* Groups rows by hashing inside a statement of SQLite, which itself would sort all of them: half the time for hundreds of thousands of rows. */

const DAY_MS = 86_400_000
/** Sums stay below it as numbers; beyond, they are carried over to big integers. */
const EXACT = 2 ** 52

/** @type {Map<number, string>} */
const monthTexts = new Map()
/** 'YYYY-MM' of a day number. */
function monthOf(/** @type {number} */ day) {
  const known = monthTexts.get(day)
  if (known !== undefined) return known
  const month = new Date(day * DAY_MS).toISOString().slice(0, -'-01T00:00:00.000Z'.length)
  monthTexts.set(day, month)
  return month
}

/**
 * @typedef {object} Amount
 * @property {number} filled
 * @property {number} sum
 * @property {bigint} carried
 * @property {number} min
 * @property {number} max
 *
 * @typedef {object} Group
 * @property {unknown[]} keys
 * @property {number} count
 * @property {Amount[]} amounts
 *
 * @typedef {object} State
 * @property {Map<unknown, unknown>} tree groups by their keys, a level of maps for each key
 * @property {Group[]} groups
 * @property {boolean} isInexact an amount is too large for a number
 */

/** @returns {Amount} */
const emptyAmount = () => ({ filled: 0, sum: 0, carried: 0n, min: 0, max: 0 })

function addAmount(/** @type {Amount} */ amount, /** @type {number} */ value) {
  amount.sum += value
  if (amount.sum > EXACT || amount.sum < -EXACT) {
    amount.carried += BigInt(amount.sum)
    amount.sum = 0
  }
  if (amount.filled === 0 || value < amount.min) amount.min = value
  if (amount.filled === 0 || value > amount.max) amount.max = value
  amount.filled++
}

/** Arguments before the keys: limit, number of keys, keys that become months. */
const FIRST_KEY = 3

/**
 * The group of a row, made where it is the first; undefined beyond the limit.
 * @param {State} state
 * @param {any[]} row
 * @returns {Group | undefined}
 */
function groupOf(state, row) {
  const [limit, keyCount, months] = row
  const keyIn = (/** @type {number} */ nth) => {
    const value = row[FIRST_KEY + nth]
    return months & (1 << nth) && value !== null ? monthOf(value) : value
  }
  let level = state.tree
  for (let nth = 0; nth < keyCount - 1; nth++) {
    const key = keyIn(nth)
    let next = level.get(key)
    if (!next) {
      next = new Map()
      level.set(key, next)
    }
    level = /** @type {Map<unknown, unknown>} */ (next)
  }
  const last = keyIn(keyCount - 1)
  const known = level.get(last)
  if (known) return /** @type {Group} */ (known)
  if (state.groups.length > limit) return undefined
  const keys = Array.from({ length: keyCount }, (_, nth) => keyIn(nth))
  const made = { keys, count: 0, amounts: row.slice(FIRST_KEY + keyCount).map(emptyAmount) }
  level.set(last, made)
  state.groups.push(made)
  return made
}

const written = (/** @type {Amount} */ { filled, sum, carried, min, max }) => [
  filled,
  ...(filled ? [String(carried + BigInt(sum)), String(min), String(max)] : [null, null, null]),
]

/**
 * Registers `row_groups(limit, key count, months, keys…, amounts…)`: a JSON list of [keys, count, [[filled, sum, min, max], …]] with at most
 * one group more than the limit. Bit n of `months` makes key n, the number of a day, its month. Amounts are whole numbers; null where one
 * exceeds 2^52, which a number does not add exactly.
 * @param {import('better-sqlite3').Database} base
 */
export function addRowGroups(base) {
  base.aggregate('row_groups', {
    varargs: true,
    deterministic: true,
    directOnly: true,
    start: () => /** @type {State} */ ({ tree: new Map(), groups: [], isInexact: false }),
    step(/** @type {State} */ state, /** @type {any[]} */ ...row) {
      const group = groupOf(state, row)
      if (!group) return
      group.count++
      const { amounts } = group
      const first = row.length - amounts.length
      for (let nth = 0; nth < amounts.length; nth++) {
        const value = row[first + nth]
        if (value === null) continue
        if (value > EXACT || value < -EXACT) state.isInexact = true
        else addAmount(/** @type {Amount} */ (amounts[nth]), value)
      }
    },
    result: (/** @type {State} */ { groups, isInexact }) =>
      isInexact ? null : JSON.stringify(groups.map(({ keys, count, amounts }) => [keys, count, amounts.map(written)])),
  })
}
