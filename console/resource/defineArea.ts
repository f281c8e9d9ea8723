import type { TypedDocumentNode } from '@apollo/client'
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
  /** Reached from the menu of the account too. */
  isInAccountMenu?: boolean
  /** Of a page about the person, which the command palette offers to everybody. */
  icon?: string
  /** Files of words that it shows besides those of its own area. */
  words?: readonly string[]
  load?: () => Promise<ComponentType>
  /** The resource that it lists, instead of a page of its own. */
  list?: ResourceName
}

/** Something that may wait for a person: the top bar warns of it while it does. */
export interface Waiting {
  permission: string
  /** One question without variables; asked with every beat of the shell, and after changes of what its answer is made of. */
  document: TypedDocumentNode<Record<string, unknown>, Record<string, never>>
  isWaiting: (answer: Record<string, unknown>) => boolean
  /** Locale key of the warning. */
  title: string
  /** What its mark shows; a triangle unless said. */
  icon?: string
  /** Where it leads: the first of these screens that the person has. */
  to: readonly string[]
  /** The filters there that show what waits, as they stand in the address. */
  search?: string
}

/** Something that is begun from anywhere: the phone's bar, the command palette, the start page. */
export interface Start {
  /** `phone.bar.<name>`, `palette.actions.<name>` and `palette.also.<name>` are its words. */
  name: string
  icon: string
  permission: string
  /** Whoever has this list begins with its form. */
  list: ResourceName
  /** Asks everybody else what it is about. */
  load: () => Promise<ComponentType<{ onClose: () => void }>>
}

/** A screen in the phone's bar. */
export interface BarPlace {
  /** The screen; its word is `phone.bar.<word>`. */
  to: string
  icon: string
  word: string
  /** Shown to whoever has one of these. */
  permissions?: readonly string[]
}

/** What an area adds to the console besides the screens of its resources, in `console/screens/<area>/area.ts`. */
export interface Area {
  pages?: readonly AreaPage[]
  waiting?: readonly Waiting[]
  starts?: readonly Start[]
  /** Each list shows the first of its places that the person may open. */
  bar?: readonly (readonly BarPlace[])[]
}

export const defineArea = (area: Area): Area => area
