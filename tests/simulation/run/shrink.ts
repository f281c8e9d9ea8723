import type { PlanFile } from './planFile.ts'
import { spansOf, stepsIn } from './planFile.ts'
import { type Failure, type RunResult, runPlan } from './run.ts'

export interface Shrunk {
  readonly plan: PlanFile
  readonly failure: Failure
  readonly runs: number
  readonly steps: number
}

interface Shrinking {
  readonly withinMs: number
  readonly run?: (plan: PlanFile) => Promise<RunResult>
  /** Asked before each run; what was found until then is the result. */
  readonly isStopped?: () => boolean
}
/**
 * Leaves out whatever a failure needs none of: halves of its steps, then quarters, as long as the same law is broken. Time is what bounds it: each
 * look is a run of its own.
 */
export async function shrunk(
  plan: PlanFile,
  failed: RunResult & { readonly failure: Failure },
  { withinMs, run = runPlan, isStopped = () => false }: Shrinking,
): Promise<Shrunk> {
  const now = performance.now.bind(performance)
  const endsAt = now() + withinMs
  const isOver = () => isStopped() || now() >= endsAt
  let best = { failure: failed.failure, steps: [...failed.steps] }
  const without = stepsIn(plan.without)
  const planOf = (steps: readonly number[], failure: Failure): PlanFile => {
    const remaining = new Set(steps)
    const left = failed.steps.filter((one) => !remaining.has(one))
    return {
      ...plan,
      days: Math.floor(failure.step / 10_000) + 1,
      without: spansOf([...without, ...left]),
      until: failure.step,
      law: failure.law,
    }
  }
  let [runs, parts] = [0, 2]
  while (best.steps.length > 1 && parts <= best.steps.length * 2 && !isOver()) {
    const size = Math.ceil(best.steps.length / parts)
    let isSmaller = false
    for (let at = 0; at < best.steps.length - 1 && !isOver(); at += size) {
      // The last step is the look that finds it.
      const rest = best.steps.filter((one, nth) => nth < at || nth >= at + size || one === best.failure.step)
      if (rest.length === best.steps.length) continue
      runs++
      const { failure, steps } = await run({ ...planOf(rest, best.failure), until: failed.failure.step })
      if (failure?.law !== best.failure.law) continue
      best = { failure, steps: [...steps] }
      isSmaller = true
      at -= size
    }
    if (!isSmaller) parts *= 2
  }
  return { plan: planOf(best.steps, best.failure), failure: best.failure, runs, steps: best.steps.length }
}
