import { useTranslation } from 'react-i18next'
import { useMe } from '../../kit/session/me.ts'
import { pagesOf } from '../../kit/session/navigation.ts'
import { metaNamed } from '../../resource/meta.ts'
import { pageNamed } from '../../screens/index.ts'

/** The key below `help.screens` of a screen: its own, or the resource that it lists. */
export const screenKey = (component: string): string => pageNamed(component)?.list ?? component

/** The kind of records that a screen is about; undefined for pages about several. */
export const metaOfScreen = (component: string) => metaNamed(pageNamed(component)?.of ?? screenKey(component))

export interface HelpScreen {
  component: string
  title: string
  text: string
  path: string
  /** The names of the folders above it. */
  trail: string
}

/** What each page of this person is for. */
export function useHelpScreens(): readonly HelpScreen[] {
  const { t } = useTranslation()
  const { menus } = useMe()
  return pagesOf(menus).flatMap(({ node: { component, title, path }, trail }) => {
    const text = component ? t(`help.screens.${screenKey(component)}`, { defaultValue: '' }) : ''
    return component && text ? [{ component, title, path, text, trail: trail.map((folder) => folder.title).join(' › ') }] : []
  })
}
