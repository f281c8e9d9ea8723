import { type MenuNode, menusOf } from '../../domain/identity/index.ts'
import type { Call, Route } from '../call.ts'
import { answer } from '../envelope.ts'
import { roleKeysOf } from './session.ts'

const FOLDER = 'Layout'

/** Old clients open a page to whoever holds one of its roles; what is listed here the reader may open. */
const wireOf = (node: MenuNode, roles: readonly string[]): object => ({
  menuId: Number(node.id),
  parentId: Number(node.parentId ?? 0),
  path: node.path,
  component: node.component,
  visible: node.visible ? '0' : '1',
  menuName: node.title,
  title: node.title,
  icon: node.icon,
  menuType: node.component === FOLDER ? 'M' : 'C',
  sort: node.sortOrder,
  permission: node.permission ?? '',
  noCache: node.noCache,
  isFrame: node.isFrame,
  roles,
  children: node.children.map((child) => wireOf(child, roles)),
})

async function userMenus(call: Call) {
  const [{ user }, nodes] = await Promise.all([call.access.me(call.actor), menusOf(call, call.actor, call.language)])
  const roles = roleKeysOf(user)
  return answer(nodes.map((node) => wireOf(node, roles)))
}

export const menuRoutes: readonly Route[] = [{ method: 'GET', path: '/admin/usermenus', permission: [], handle: userMenus }]
