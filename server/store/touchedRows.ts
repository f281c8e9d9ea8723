import type { ResourceDef } from '../kernel/index.ts'
import type { Written } from './resultCache.ts'
import type { RowMove } from './rowMoves.ts'

/** So many rows of a unit are followed one by one; more are counted anew. */
const MOVES_MAX = 200

/** What a unit has written so far, resource by resource: fields of rows, anything, and rows of which it is known what became of them. */
export class TouchedRows {
  readonly #touched = new Map<string, Set<string> | 'anything'>()
  readonly #moves: { readonly resource: string; readonly move: RowMove }[] = []

  touch({ name }: ResourceDef, fields?: readonly string[]) {
    const before = this.#touched.get(name)
    if (before === 'anything') return
    if (!fields) this.#touched.set(name, 'anything')
    else if (!before) this.#touched.set(name, new Set(fields))
    else for (const field of fields) before.add(field)
  }
  /** `fields` are all that was written, where rows were there before and still are. */
  move(resource: ResourceDef, moves: readonly RowMove[], fields?: readonly string[]) {
    if (this.#moves.length + moves.length > MOVES_MAX) return this.touch(resource, fields)
    this.touch(resource, [])
    for (const move of moves) this.#moves.push({ resource: resource.name, move })
  }

  /** How far it has come, and back to there: what is rolled back has moved no row. */
  get mark() {
    return this.#moves.length
  }
  backTo(mark: number) {
    this.#moves.length = mark
  }

  get resources(): readonly string[] {
    return [...this.#touched.keys()]
  }
  get all(): readonly Written[] {
    return [...this.#touched].map(([resource, fields]) => {
      const moves = this.#moves.flatMap((one) => (one.resource === resource ? [one.move] : []))
      return { resource, moves, ...(fields !== 'anything' && { fields: [...fields] }) }
    })
  }
}
