import { existsSync, readFileSync } from 'node:fs'

const DEAREST = 10
const seconds = (ms) => (ms / 1000).toFixed(1)

const costsIn = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []
/** Seconds of processor time that nobody has seen end: those of a browser's pages. */
export const unseenSeconds = (file) => costsIn(file).reduce((sum, one) => sum + (one.isUnseen ? one.cpuMs / 1000 : 0), 0)

/** What a run cost, and which of its files cost most. Processor time is what a busy machine leaves as it is. */
export function costs(file) {
  const all = costsIn(file)
  if (!all.length) return ''
  const dearest = all.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, DEAREST)
  const lines = dearest.map(({ file, cpuMs, tests }) => `   ${seconds(cpuMs).padStart(7)} s  ${file} (${tests} tests)`)
  return `, ${seconds(all.reduce((sum, one) => sum + one.cpuMs, 0))} s of processor time in ${all.length} files, most of it in\n${lines.join('\n')}`
}

/** Seconds of processor time of this process, all that it has started and seen end, and what else is known. Nothing where the system does not say. */
export function processorSeconds(unseen = 0) {
  const { user, system } = process.cpuUsage()
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
    return Math.round(unseen + (user + system) / 1e6 + (Number(fields[13]) + Number(fields[14])) / 100)
  } catch {
    return undefined
  }
}

/**
 * The runs as one. A run that ends badly although all its tests passed counts as a failure, and so does one that said nothing of its tests: a
 * line that reads "0 failed" means that all is well.
 */
export function addUp(runs) {
  const totals = { passed: 0, failed: 0, skipped: 0, skips: {}, unsteady: [], faults: [] }
  for (const { title, ending, faults = [], unsteady = [], passed = 0, failed = 0, skipped = 0, skips = {} } of runs) {
    const isUnexplained = ending && !failed
    totals.passed += passed
    totals.failed += failed + (isUnexplained ? 1 : 0)
    totals.skipped += skipped
    for (const [reason, count] of Object.entries(skips)) totals.skips[reason] = (totals.skips[reason] ?? 0) + count
    totals.unsteady.push(...unsteady.map((test) => `${title}: ${test}`))
    totals.faults.push(...[...faults, ...(isUnexplained ? [ending.message] : [])].map((fault) => `${title}: ${fault}`))
  }
  return totals
}

/**
 * The last lines: what passed at the second try alone, which is to be mended, what went wrong, said again where it is found, why tests were skipped, and the counts.
 * @param {ReturnType<typeof addUp>} totals
 * @param {{ seconds: number, leftOut?: readonly string[], ofProcessor?: number }} run
 */
export function closing({ passed, failed, skipped, skips, unsteady, faults }, { seconds: took, leftOut = [], ofProcessor }) {
  const wrong = faults.length ? [`\nwent wrong:\n${faults.join('\n')}`] : []
  const shaky = unsteady.length ? [`\npassed at the second try:\n${unsteady.join('\n')}`] : []
  const because = Object.entries(skips).map(([reason, count]) => `   ${count} skipped: ${reason}`)
  const cost = ofProcessor === undefined ? '' : `, ${ofProcessor} s of processor time`
  return [
    ...shaky,
    ...wrong,
    '',
    ...because,
    ...leftOut.map((line) => `   ${line}`),
    `tests: ${passed} passed, ${failed} failed, ${skipped} skipped, in ${took} s${cost}`,
  ].join('\n')
}
