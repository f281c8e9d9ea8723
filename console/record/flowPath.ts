import type { ResourceMeta } from '../kit/gen/resources.ts'

type Flow = NonNullable<ResourceMeta['flow']>

/** The steps that move one state of a record. */
export const stepsOf = (flow: Flow, field: string): Flow => ({
  ...flow,
  steps: Object.fromEntries(Object.entries(flow.steps).filter(([, step]) => (step.track ?? flow.field) === field)),
})

const next = (flow: Flow, state: string, isSafeOnly: boolean) =>
  Object.values(flow.steps)
    .filter((step) => !step.corrects && step.from.includes(state) && !(isSafeOnly && step.tone === 'danger'))
    .flatMap((step) => step.to ?? [])

/** Shortest way between two states, both included; undefined when there is none. */
function shortestRoute(flow: Flow, from: string, to: string, isSafeOnly: boolean): string[] | undefined {
  const routes: string[][] = [[from]]
  const seen = new Set([from])
  for (let route = routes.shift(); route; route = routes.shift()) {
    const last = route[route.length - 1] ?? from
    if (last === to) return route
    for (const state of next(flow, last, isSafeOnly)) {
      if (seen.has(state)) continue
      seen.add(state)
      routes.push([...route, state])
    }
  }
  return undefined
}

/** The ordinary road of a record through its flow, bent to pass through the state it is in now. */
export function flowPath(flow: Flow, values: readonly string[], now: string): string[] {
  const targets = new Set(Object.values(flow.steps).map((step) => step.to))
  const start = values.find((value) => !targets.has(value)) ?? values[0] ?? now
  const reached = values.filter((value) => value === start || shortestRoute(flow, start, value, true))
  const end =
    reached.findLast((value) => next(flow, value, true).every((state) => reached.indexOf(state) < reached.indexOf(value))) ?? start
  const before = shortestRoute(flow, start, now, true) ?? shortestRoute(flow, start, now, false) ?? [now]
  const after = shortestRoute(flow, now, end, true)?.slice(1) ?? []
  return [...before, ...after.filter((state) => !before.includes(state))]
}
