export { type AppPackages, appPackages, PACKAGE_MAX } from './appPackages.ts'
export { mountPackages } from './packageRoutes.ts'
export { diskStorage } from './storage.ts'
