import type { TypedDocumentNode } from '@apollo/client'
import type { ComponentType } from 'react'
import type { ResourceName } from '../kit/gen/resources.ts'

/** A page that is no list of records, or a list under another name. Menu entries refer to it by its name. */
export interface AreaPage {
  name: string
  /** The default path, unless an administrator has moved it in the menu. */
  path?: string
  /** A second path that leads to it. */
  alias?: string
  /** The path prefix of its page about one record, followed by the record's id. */
  record?: string
  /** Paths of a page outside the menu; a group named `of` contains the resource. */
  at?: RegExp
  /** The list whose readers may open it; everybody with the address by default. */
  of?: ResourceName
  /** Fills the window, without sidebar and tabs. */
  isBoard?: boolean
  /** Open to every signed-in user, regardless of menus. */
  isEverybodys?: boolean
  /** Shows the current state, so it remounts on every visit. */
  startsFresh?: boolean
  /** Also in the account menu. */
  isInAccountMenu?: boolean
  /** For pages about the user, which the command palette offers to everybody. */
  icon?: string
  /** Locale files that it needs besides those of its area. */
  words?: readonly string[]
  load?: () => Promise<ComponentType>
  /** The resource that it lists, instead of a component. */
  list?: ResourceName
}

/** Pending work of a user, for which the top bar shows a warning. */
export interface Waiting {
  permission: string
  /** A query without variables, repeated by the polling of the shell and after changes of its sources. */
  document: TypedDocumentNode<Record<string, unknown>, Record<string, never>>
  isWaiting: (answer: Record<string, unknown>) => boolean
  /** Locale key of the warning. */
  title: string
  /** The icon; a triangle by default. */
  icon?: string
  /** Target screens; the first one that the user has is used. */
  to: readonly string[]
  /** The query string of the target that filters for the pending rows. */
  search?: string
}

/** A task that can be started anywhere: from the phone's bar, the command palette or the start page. */
export interface Start {
  /** Its texts are `phone.bar.<name>`, `palette.actions.<name>` and `palette.also.<name>`. */
  name: string
  icon: string
  permission: string
  /** Users with this list start with its create form. */
  list: ResourceName
  /** The dialog for all other users, which asks what the task is about. */
  load: () => Promise<ComponentType<{ onClose: () => void }>>
}

/** A create form that opens with values in it, offered by the command palette to users with its list: `palette.actions.<name>`, `palette.also.<name>`. */
export interface PrefilledForm {
  name: string
  icon: string
  list: ResourceName
  /** Values of fields, as the form has them. */
  preset: Readonly<Record<string, unknown>>
}

/** A screen in the bar of phones. */
export interface BarPlace {
  /** The screen; its label is `phone.bar.<word>`. */
  to: string
  icon: string
  word: string
  /** Shown to users with any of these. */
  permissions?: readonly string[]
}

/** What an area adds to the console besides the screens of its resources; in `console/screens/<area>/area.ts`. */
export interface Area {
  pages?: readonly AreaPage[]
  waiting?: readonly Waiting[]
  starts?: readonly Start[]
  prefilled?: readonly PrefilledForm[]
  /** Slots of the phone's bar: of each list, the first screen that the user may open is shown. */
  bar?: readonly (readonly BarPlace[])[]
}

export const defineArea = (area: Area): Area => area
