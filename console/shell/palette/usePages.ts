import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMe } from '../../kit/session/me.ts'
import { isExternal, type Page, pagesOf, shownMenus } from '../../kit/session/navigation.ts'
import { ownPages } from '../../screens/index.ts'
import { isSafe } from '../frame/MenuLink.tsx'
import type { Command } from './command.ts'
import { useOtherNames } from './otherNames.ts'
import { useSynonyms } from './useSynonyms.ts'

/** Every page that the sidebar offers this person, and their own. */
export function usePages(): readonly Command[] {
  const { t } = useTranslation()
  const { menus } = useMe()
  const others = useOtherNames()
  const synonyms = useSynonyms()
  const navigate = useNavigate()
  const pageCommand = ({ node, trail }: Page): Command => ({
    name: `page:${node.path}`,
    label: node.title,
    aliases: [node.title, others.get(node.id) ?? '', ...synonyms(node.resource, node.component)].filter(Boolean),
    icon: node.icon || 'list',
    hint: trail.map((folder) => folder.title).join(' › '),
    perform: () => (node.isFrame ? void open(node.path, '_blank', 'noopener') : void navigate(node.path)),
    favourite: { to: node.path },
  })
  const externalPages = shownMenus(menus)
    .flatMap((node) => node.children ?? [node])
    .filter((node) => isExternal(node) && !node.children?.length && isSafe(node.path))
    .map((node): Command => {
      const { favourite: _, ...rest } = pageCommand({ node, trail: [] })
      return { ...rest, icon: 'external', perform: () => void open(node.path, '_blank', 'noopener') }
    })
  const own = ownPages.map(({ name, path = '', icon = '' }): Command => {
    const label = t(`console.pages.${name}`)
    return {
      name: `page:${path}`,
      label,
      aliases: [label, ...synonyms(name)],
      icon,
      perform: () => void navigate(path),
      favourite: { to: path },
    }
  })
  const pages = pagesOf(menus).map(pageCommand)
  return [...pages, ...externalPages, ...own.filter((one) => pages.every((page) => page.name !== one.name))]
}
