import { choice, defineResource, flag, int, link, serviceStatus, text } from '../../../kernel/index.ts'

/** One entry of the tree from which the sidebar, the routes and the rights of roles are made (§2, §6). */
export const menu = defineResource('menu', {
  permission: 'system:menu',
  rest: '/admin/sysmenus',
  title: 'menuName',
  scope: 'global',
  changedFrom: 'everyPlant',
  tree: 'parentId',
  icon: 'listTree',
  columns: ['menuName', 'menuType', 'permission', 'path', 'component', 'sortOrder', 'visible', 'status'],
  fields: {
    /** Folder, page or action. */
    menuType: choice(['M', 'C', 'F'], { required: true, filter: 'in' }),
    menuName: text({ required: true, max: 64, filter: 'like', english: 'menuNameEn' }),
    menuNameEn: text({ max: 64, filter: 'like' }),
    parentId: link('menu', { anyRow: true, filter: 'eq' }),
    icon: text({ max: 64, pattern: /^[\w-]*$/ }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    /** The tag that opens a page or an action. */
    permission: text({ max: 128, filter: 'like', pattern: /^[\w*]+:[\w*]+:[\w*]+$/ }),
    path: text({ max: 255, pattern: /^(\/(?![/\\])|https?:\/\/)\S*$/ }),
    routerName: text({ max: 64 }),
    /** 'Layout' for folders, else the name of a screen. */
    component: text({ max: 128 }),
    /** Opens an address outside the console. */
    isFrame: flag({ default: false }),
    /** The page starts afresh whenever it is opened. */
    noCache: flag({ default: false }),
    visible: flag({ default: true, filter: 'eq' }),
    status: serviceStatus({ switched: 'asking' }),
    /** Set on entries that follow from the product's own definitions; those can be renamed, moved and hidden, never deleted. */
    menuKey: text({ max: 128, unique: true, readonly: true }),
    remark: text({ max: 500, long: true }),
  },
})
