import type { ComponentType } from 'react'
import type { ResourceName } from '../kit/gen/resources.ts'

/** A page that is no list of records, or a list under a name of its own. Menu entries call it by its name. */
export interface AreaPage {
  name: string
  /** Where it is as long as no administrator has moved it. */
  path?: string
  /** Another address that leads to it. */
  alias?: string
  /** A page about one record is found below this address, by the record's id. */
  record?: string
  /** Addresses of a page that no menu leads to; a group `of` in them names the resource it is about. */
  at?: RegExp
  /** The list whose readers may open it. Without it, everybody who has the address may. */
  of?: ResourceName
  /** It fills the window, without sidebar and tabs. */
  isBoard?: boolean
  /** Open to everybody who is signed in, whatever the menus say. */
  isEverybodys?: boolean
  /** It is about this moment and starts over whenever it is entered. */
  startsFresh?: boolean
  /** Of a page about the person, which the command palette offers to everybody. */
  icon?: string
  /** Files of words that it shows besides those of its own area. */
  words?: readonly string[]
  load?: () => Promise<ComponentType>
  /** The resource that it lists, instead of a page of its own. */
  list?: ResourceName
}

/** What an area adds to the console besides the screens of its resources, in `console/screens/<area>/area.ts`. */
export interface Area {
  pages?: readonly AreaPage[]
}

export const defineArea = (area: Area): Area => area
