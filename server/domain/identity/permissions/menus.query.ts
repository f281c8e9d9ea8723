import {
  type Actor,
  type Change,
  can,
  type Language,
  notFound,
  type Read,
  type Registry,
  type RowOf,
  type Store,
  systemActor,
} from '../../../kernel/index.ts'
import { menu } from './menu.resource.ts'

type MenuRow = RowOf<typeof menu>
type Rows = ReadonlyMap<number | null, readonly MenuRow[]>

/** One entry of the sidebar, as the specification's section 2 names its parts; folders have component 'Layout'. */
export interface MenuNode {
  readonly id: string
  readonly parentId: string | null
  readonly path: string
  readonly title: string
  readonly icon: string
  readonly component: string
  readonly visible: boolean
  /** The resource whose list the page shows. */
  readonly resource: string | null
  readonly isFrame: boolean
  readonly noCache: boolean
  readonly permission: string | null
  readonly sortOrder: number
  readonly children: readonly MenuNode[]
}

/** The menus of one base by parent, read once until one of them changes. */
class MenuBook {
  readonly #store: Pick<Store, 'read'>
  #rows: Promise<Rows> | undefined

  constructor(store: Pick<Store, 'read' | 'onChange'>) {
    this.#store = store
    store.onChange((change) => this.changed(change))
  }
  changed(notice: Change | 'everything') {
    if (notice === 'everything' || notice.resources.includes(menu.name)) this.#rows = undefined
  }
  rows(): Promise<Rows> {
    if (this.#rows) return this.#rows
    const found = this.#read()
    this.#rows = found
    // A failed read must not be remembered as an answer.
    found.catch(() => this.#rows === found && this.changed('everything'))
    return found
  }
  async #read(): Promise<Rows> {
    const rows = new Map<number | null, MenuRow[]>()
    const all = await this.#store.read(systemActor(0)).of(menu).find({ status: 'ENABLED' })
    for (const row of all.sort((a, b) => a.sortOrder - b.sortOrder || a.id - b.id))
      rows.set(row.parentId, [...(rows.get(row.parentId) ?? []), row])
    return rows
  }
}
type Source = Pick<Store, 'read' | 'onChange'>
const books = new WeakMap<Source, MenuBook>()
function bookOf(store: Source): MenuBook {
  const known = books.get(store) ?? new MenuBook(store)
  books.set(store, known)
  return known
}
/** Tells of menus that another process may have changed. */
export const menusChanged = (store: Source, notice: Change | 'everything') => bookOf(store).changed(notice)

function resourceOf(registry: Registry, { component, permission }: MenuRow): string | null {
  const byTag = () => registry.exposed.find((one) => `${one.permission}:list` === permission)
  return (registry.byName(component ?? '') ?? byTag())?.name ?? null
}

/** Whether an entry opens to somebody, if all above it do. */
const opens = ({ status, permission }: MenuRow, actor: Actor) => status === 'ENABLED' && (!permission || can(actor, permission))

/** A page and the folders above it, the outermost first: it shows to whom all of them open. */
export async function entriesAbove(read: Read, id: number): Promise<MenuRow[]> {
  const out: MenuRow[] = []
  for (let at: number | null = id; at !== null; at = out[0]?.parentId ?? null) {
    const [row] = await read.of(menu).many([at])
    if (!row || (at === id && row.menuType !== 'C')) throw notFound('menu', id)
    out.unshift(row)
  }
  return out
}

/** The folders and pages that an actor's permissions open, titled in their language; folders without a page are left out. */
export async function menusOf(
  { store, registry }: { store: Source; registry: Registry },
  actor: Actor,
  language: Language,
): Promise<MenuNode[]> {
  const rows = await bookOf(store).rows()
  const nodesBelow = (parentId: number | null): MenuNode[] =>
    (rows.get(parentId) ?? []).flatMap((row) => {
      const isFolder = row.menuType === 'M'
      if (row.menuType === 'F' || !opens(row, actor)) return []
      const children = isFolder ? nodesBelow(row.id) : []
      return isFolder && !children.length ? [] : [nodeOf(row, children)]
    })
  const nodeOf = (row: MenuRow, children: MenuNode[]): MenuNode => ({
    id: String(row.id),
    parentId: row.parentId === null ? null : String(row.parentId),
    path: row.path ?? '',
    title: (language === 'en' && row.menuNameEn) || row.menuName,
    icon: row.icon ?? '',
    component: row.component ?? (row.menuType === 'M' ? 'Layout' : ''),
    visible: row.visible,
    resource: row.menuType === 'M' ? null : resourceOf(registry, row),
    isFrame: row.isFrame,
    noCache: row.noCache,
    permission: row.permission,
    sortOrder: row.sortOrder,
    children,
  })
  return nodesBelow(null)
}
