import type { Registry } from '../../kernel/index.ts'
import type { Route } from '../call.ts'
import { carriedOutRoutes } from '../resources/executed.ts'
import { readModelRoutes } from '../resources/readModels.ts'
import { menuRoutes } from './menus.ts'
import { sessionRoutes } from './session.ts'
import { settingRoutes } from './settings.ts'

/** The calls that are not those of every resource: those of read models and of what is carried out, and those that are written by hand. */
export const ownRoutes = (registry: Registry): readonly Route[] => [
  ...sessionRoutes,
  ...menuRoutes,
  ...settingRoutes,
  ...readModelRoutes(registry),
  ...carriedOutRoutes(registry),
]
