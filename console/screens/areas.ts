import type { ResourceName } from '../kit/gen/resources.ts'
import type { Area, AreaPage } from '../resource/defineArea.ts'
import { metaAt } from '../resource/meta.ts'

/* What the areas have registered, by convention: `<area>/area.ts` says which pages there are, and their code is fetched when one is opened. */
const areas = import.meta.glob<Area>('./*/area.ts', { eager: true, import: 'default' })
const folderOf = (path: string) => path.split('/')[1] ?? ''

export interface Page extends AreaPage {
  /** The folder below `console/screens`, and the file of words. */
  area: string
}
const pages: readonly Page[] = Object.entries(areas).flatMap(([path, { pages: own = [] }]) =>
  own.map((page) => ({ ...page, area: folderOf(path) })),
)
/** What areas hang into the shell. */
export const waitings = Object.values(areas).flatMap(({ waiting = [] }) => waiting)
export const starts = Object.values(areas).flatMap((area) => area.starts ?? [])
export const prefilledForms = Object.values(areas).flatMap(({ prefilled = [] }) => prefilled)
export const barPlaces = Object.values(areas).flatMap(({ bar = [] }) => bar)

const byName = new Map(pages.map((page) => [page.name, page]))

export const pageNamed = (name: string): Page | undefined => byName.get(name)

const placeOf = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)

/** Where a screen is as long as no administrator has moved it. */
export function componentAt(pathname: string): string | undefined {
  const place = placeOf(pathname)
  return pages.find(({ path, alias }) => path === place || alias === place)?.name ?? metaAt(place)?.name
}

/** The page at an address that everybody may open, whatever the menus say. */
export const everybodysAt = (pathname: string): Page | undefined => {
  const place = placeOf(pathname)
  return pages.find(({ isEverybodys, path, alias }) => isEverybodys && (path === place || alias === place))
}

/** Pages about the person, for everybody. */
export const ownPages: readonly Page[] = pages.filter(({ icon }) => icon)

const ID = /^[1-9]\d*$/
const isAt = ({ at, record }: Page, pathname: string) =>
  at?.test(pathname) || (record !== undefined && pathname.startsWith(record) && ID.test(pathname.slice(record.length)))

/** Where a page is that everybody may open, whatever the menus say. */
export const everybodysPath = (name: string): string | undefined => (byName.get(name)?.isEverybodys ? byName.get(name)?.path : undefined)

/** Pages about the person that the menu of the account offers, each where it is. */
export const accountPages = pages.flatMap(({ isInAccountMenu, name, path, icon }) =>
  isInAccountMenu && path && icon ? [{ name, path, icon }] : [],
)

/** The page about one record, or one thing that was scanned, that an address belongs to. */
export function recordPageAt(pathname: string): Page | undefined {
  const page = pages.find((one) => isAt(one, pathname))
  const of = page?.at?.exec(pathname)?.groups?.['of'] as ResourceName | undefined
  return page && of ? { ...page, of } : page
}

/** The address of the page that shows one record of a resource alone, if its area has such a page. */
export function ownPageOf(resource: string, id: string): string | undefined {
  const page = pages.find(({ record, of }) => record !== undefined && of === resource)
  return page && `${page.record}${id}`
}
