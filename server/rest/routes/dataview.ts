import { invalid } from '../../kernel/index.ts'
import type { Call, Route } from '../call.ts'
import { idOf } from '../crud.ts'
import { dayIn } from '../moments.ts'
import { oneOf } from '../params.ts'

type Figure = Parameters<Call['exportFigures']>[0]['figure']
const NAMES = new Set(['from', 'to', 'workshopId', 'table'])

function rangeOf({ params, offsetMinutes }: Call) {
  const [from, to] = ['from', 'to'].map((name) => dayIn(oneOf(params, name), offsetMinutes))
  const faults = Object.entries({ from, to }).flatMap(([field, day]) =>
    day ? [] : [{ field, rule: day === undefined ? 'date' : 'required' }],
  )
  if (!from || !to) throw invalid(faults)
  return { from, to }
}

/** A list of the figures that a board shows, as a sheet. */
const exporting = (figure: Figure) => async (call: Call) => {
  const { actor, language, params } = call
  const workshop = oneOf(params, 'workshopId')
  call.ignore([...params.keys()].filter((name) => !NAMES.has(name)))
  return call.exportFigures({
    actor,
    language,
    figure,
    table: oneOf(params, 'table'),
    ...rangeOf(call),
    workshopId: workshop === undefined ? null : idOf(workshop, 'workshopId'),
  })
}

/** Paths of the boards by what they show. */
const PATHS = { downtime: 'downtime', fault: 'faults', repair: 'repairs' } as const satisfies Record<Figure, string>

export const dataviewRoutes: readonly Route[] = (Object.keys(PATHS) as Figure[]).map((figure) => ({
  method: 'GET',
  path: `/dataview/${PATHS[figure]}/export`,
  permit: [`dataview:${figure}:export`],
  handle: exporting(figure),
}))
