import { appendFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'

const stateOf = (test: TestCase) => test.result().state
const nameOf = (one: TestCase | TestSuite) => `${one.module.relativeModuleId} > ${one.fullName}`
const said = (errors: readonly { message: string }[]) => errors.map(({ message }) => message.split('\n')[0]).join('; ')
/** What failed although none of its tests did: a file that cannot be loaded, a `beforeAll` that met no database. */
function brokenIn(module: TestModule): string[] {
  const suites = [...module.children.allSuites()].filter((one) => one.errors().length)
  const own = module.errors().length ? [`${module.relativeModuleId}: ${said(module.errors())}`] : []
  return [...own, ...suites.map((one) => `${nameOf(one)}: ${said(one.errors())}`)]
}
/** Why a test did not run: what it was skipped with, or what a title above it says: "skipped: no Redis", "(needs PostgreSQL)". */
function reasonOf(test: TestCase): string {
  const result = test.result()
  if (result.state === 'skipped' && result.note) return result.note
  const [, skipped, needs] = /skipped: ([^>]+)|\((needs [^)]+)\)/.exec(test.fullName) ?? []
  return skipped?.trim() ?? needs ?? `without a reason: ${test.module.relativeModuleId}`
}
/** Skipped because something before it broke: it counts among the failed. */
function isVictim(test: TestCase): boolean {
  for (let at: TestCase['parent'] = test.parent; ; at = at.parent) {
    if (at.errors().length) return true
    if (at.type === 'module') return false
  }
}

/** Counts for the last line of a run, what went wrong in it, inside of tests and outside of them, which tests passed at the second try alone, and why tests were skipped. */
export default class Tally implements Reporter {
  /** One line for each file as it ends: what it cost, in ms. */
  onTestModuleEnd(module: TestModule) {
    if (!process.env['COSTS']) return
    const { duration, collectDuration } = module.diagnostic()
    const cost = { file: module.relativeModuleId, cpuMs: module.meta().cpuMs ?? 0, ms: Math.round(duration + collectDuration) }
    appendFileSync(process.env['COSTS'], `${JSON.stringify({ ...cost, tests: [...module.children.allTests()].length })}\n`)
  }

  onTestRunEnd(...[modules, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>) {
    if (!process.env['TALLY']) return
    const tests = modules.flatMap((one) => [...one.children.allTests()])
    const failed = tests.filter((one) => stateOf(one) === 'failed').map(nameOf)
    const broken = modules.flatMap(brokenIn)
    const outside = errors.map((error) => error.stack ?? error.message)
    const victims = tests.filter((one) => stateOf(one) === 'skipped' && isVictim(one)).length
    // A broken suite counts with each test that it kept from running, and once where it holds none.
    const lost = victims + modules.filter((one) => one.errors().length && ![...one.children.allTests()].length).length
    const skips: Record<string, number> = {}
    for (const test of tests) if (stateOf(test) === 'skipped' && !isVictim(test)) skips[reasonOf(test)] = (skips[reasonOf(test)] ?? 0) + 1
    const tally = {
      passed: tests.filter((one) => stateOf(one) === 'passed').length,
      failed: failed.length + Math.max(lost, broken.length ? 1 : 0) + outside.length,
      skipped: Object.values(skips).reduce((sum, one) => sum + one, 0),
      skips,
      unsteady: tests.filter((one) => one.diagnostic()?.flaky).map(nameOf),
      faults: [...failed, ...broken, ...outside],
    }
    writeFileSync(process.env['TALLY'], JSON.stringify(tally))
  }
}
