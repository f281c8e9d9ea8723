import type { Route } from '../call.ts'
import { dataviewRoutes } from './dataview.ts'
import { maintenanceRoutes } from './maintenance.ts'
import { menuRoutes } from './menus.ts'
import { sessionRoutes } from './session.ts'
import { settingRoutes } from './settings.ts'

/** The calls that are not those of every resource. */
export const ownRoutes: readonly Route[] = [...sessionRoutes, ...menuRoutes, ...settingRoutes, ...maintenanceRoutes, ...dataviewRoutes]
