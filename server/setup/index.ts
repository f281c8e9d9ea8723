export { adminRole, fillEmpty, seedBase } from './base.ts'
export { syncBuiltIns } from './builtIns.ts'
export { type BuiltInMenu, grantsOf, syncMenus, tagsOfMenus } from './menus.ts'
export { inheritedTags, menuTree, retiredTags } from './menuTree.ts'
