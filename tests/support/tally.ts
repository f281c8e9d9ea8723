import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Counts for the last line of a run, and what went wrong in it, inside of tests and outside of them. */
export default class Tally implements Reporter {
  onTestRunEnd(...[modules, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>) {
    const tests = modules.flatMap((one) => [...one.children.allTests()])
    const count = (state: string) => tests.filter((one) => one.result().state === state).length
    const failed = tests.filter((one) => one.result().state === 'failed').map((one) => `${one.module.relativeModuleId} > ${one.fullName}`)
    const broken = modules.flatMap((one) => one.errors().map((error) => `${one.relativeModuleId}: ${error.stack ?? error.message}`))
    const outside = errors.map((error) => error.stack ?? error.message)
    const tally = { passed: count('passed'), failed: failed.length, skipped: count('skipped'), faults: [...failed, ...broken, ...outside] }
    if (process.env['TALLY']) writeFileSync(process.env['TALLY'], JSON.stringify(tally))
  }
}
