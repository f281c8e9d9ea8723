import { useRef } from 'react'
import type { Row } from '../../resource/meta.ts'
import type { Selection } from '../controller/useSelection.ts'

/** The selected rows, including those seen on other pages. */
export function picked(known: ReadonlyMap<string, Row>, rows: readonly Row[], ids: ReadonlySet<string>): Map<string, Row> {
  const here = new Map(rows.map((row) => [row.id, row]))
  const found = [...ids].map((id) => here.get(id) ?? known.get(id))
  return new Map(found.flatMap((row) => (row ? [[row.id, row] as const] : [])))
}

/** The selected rows, remembered across pages. */
export function usePicked({ ids }: Selection, rows: readonly Row[]): readonly Row[] {
  const known = useRef<ReadonlyMap<string, Row>>(new Map())
  known.current = picked(known.current, rows, ids)
  return [...known.current.values()]
}
