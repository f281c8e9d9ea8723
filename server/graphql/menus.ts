import { type Actor, can, type Language, type Registry, type ResourceDef } from '../kernel/index.ts'
import { words } from '../words.ts'

/** One entry of the sidebar, as the specification's section 2 names its parts; folders have component 'Layout'. */
export interface MenuEntry {
  id: string
  path: string
  title: string
  icon: string
  component: string
  visible: boolean
  resource: string | null
  children: MenuEntry[]
}

export const pathOf = (area: string, resource: ResourceDef) => `/${area}/${resource.plural}`

/** The sidebar of one person: the areas and pages that their permissions open, titled in their language. */
export function menusOf(registry: Registry, actor: Actor, language: Language): MenuEntry[] {
  const say = words(language)
  const home: MenuEntry = {
    id: 'dashboard',
    path: '/dashboard',
    title: say('area.dashboard'),
    icon: 'home',
    component: 'dashboard',
    visible: true,
    resource: null,
    children: [],
  }
  const folders = registry.areas.map((area): MenuEntry => {
    const pages = area.resources.filter((r) => !r.internal && can(actor, `${r.permit}:list`))
    const children = pages.map(
      (r): MenuEntry => ({
        id: r.name,
        path: pathOf(area.name, r),
        title: say(`${r.name}.plural`),
        icon: r.icon,
        component: r.name,
        visible: true,
        resource: r.name,
        children: [],
      }),
    )
    return {
      id: area.name,
      path: `/${area.name}`,
      title: say(`area.${area.name}`),
      icon: area.icon,
      component: 'Layout',
      visible: true,
      resource: null,
      children,
    }
  })
  return [home, ...folders.filter((f) => f.children.length)]
}
