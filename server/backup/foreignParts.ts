import Database from 'better-sqlite3'
import { registry } from '../domain/index.ts'
import { snake } from '../store/schema/tableSpec.ts'

interface Part {
  readonly type: string
  readonly name: string
}
const PARTS = `SELECT type, name FROM sqlite_schema WHERE type IN ('trigger', 'view') ORDER BY name`
/** Indexes of texts have their triggers compared word for word whenever the base is brought up to date. */
const isOfTextIndex = (name: string) => /__text_(added|changed|removed|taken)$/.test(name)
const guards = () => {
  const logs = registry.resources.filter(({ sealed }) => sealed).map(({ name }) => snake(name))
  return new Set(logs.flatMap((table) => [`${table}_unchanged`, `${table}_undeleted`]))
}

/** Triggers and views in a SQLite file that are none of ours: they would run, or answer, in place of the product. */
export function foreignParts(path: string): readonly string[] {
  const base = new Database(path, { readonly: true, fileMustExist: true })
  try {
    const own = guards()
    return (base.prepare(PARTS).all() as Part[]).flatMap(({ name }) => (own.has(name) || isOfTextIndex(name) ? [] : [name]))
  } finally {
    base.close()
  }
}

/**
 * Takes out of a SQLite file whatever runs by itself: what is ours is made anew when the base is brought up to date and at the next start. Out: the
 * names of what was not ours.
 */
export function dropParts(path: string): readonly string[] {
  const foreign = foreignParts(path)
  const base = new Database(path, { fileMustExist: true })
  try {
    const found = (base.prepare(PARTS).all() as Part[]).filter(({ name }) => !isOfTextIndex(name))
    for (const { type, name } of found) base.exec(`DROP ${type} "${name.replaceAll('"', '""')}"`)
    return foreign
  } finally {
    base.close()
  }
}
