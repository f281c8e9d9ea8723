import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isVisible } from '../../kit/browser/isVisible.ts'
import { useCan, useMayWrite, useMe } from '../../kit/session/me.ts'
import { pagesOf, pathOfResource } from '../../kit/session/navigation.ts'
import { DENSITIES, settings } from '../../kit/session/settings.ts'
import { language } from '../../kit/words/i18n.ts'
import { metaNamed } from '../../resource/meta.ts'
import { started } from '../../resource/quickCreate.ts'
import { starts } from '../../screens/index.ts'
import { toggleFullscreen } from '../frame/FullscreenButton.tsx'
import { switchLanguage } from '../login/language.ts'
import { useChoosePlant } from '../views/plant.ts'
import { shellDialog } from '../views/shellDialog.ts'
import type { Command } from './command.ts'
import { useOtherNames } from './otherNames.ts'

const isDark = () => {
  const { mode } = settings.get()
  return mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark'
}
/** The button of the page in front, if it has one. */
const exportButton = (label: string) =>
  [
    ...document.querySelectorAll<HTMLElement>(
      `[data-slot~=view] [data-command=export], [data-slot~=view] button[aria-label="${CSS.escape(label)}"]`,
    ),
  ].find(isVisible)

type Told = Omit<Command, 'id' | 'title' | 'names'> & { name: string; word?: string }

function useCommand() {
  const { t } = useTranslation()
  return ({ name, word = name, ...rest }: Told): Command => {
    const title = t(`palette.actions.${word}`)
    // In which language somebody learned the word is not known: `also` holds the other one and what else it is called.
    return { id: `do:${name}`, title, names: [title, ...t(`palette.also.${word}`).split('|')], ...rest }
  }
}

/** Everything that can be added, first what is begun from anywhere. */
export function useAdditions(): readonly Command[] {
  const { t } = useTranslation()
  const { menus } = useMe()
  const others = useOtherNames()
  const mayWrite = useMayWrite()
  const can = useCan()
  const navigate = useNavigate()
  const command = useCommand()
  const additions = pagesOf(menus).flatMap(({ node }): Command[] => {
    const meta = metaNamed(node.resource ?? '')
    // Other pages about the same records offer no form of their own.
    const isList = meta && pathOfResource(menus, meta.name) === node.path
    if (!isList || !meta.can.includes('create') || !mayWrite(meta, `${meta.permission}:add`)) return []
    const run = () => void navigate(node.path, { state: { create: true } })
    const start = starts.find(({ list }) => list === meta.name)
    if (start) return [command({ name: start.name, icon: start.icon, run })]
    const title = t('palette.add', { name: node.title })
    const names = [title, `${t('palette.also.add')} ${others.get(node.id) ?? ''}`, node.title, others.get(node.id) ?? ''].filter(Boolean)
    return [{ id: `add:${meta.name}`, title, names, icon: 'plus', run }]
  })
  // Without its list one says first what it is about.
  const listless = starts.filter(({ name, permission }) => can(permission) && !additions.some(({ id }) => id === `do:${name}`))
  const begun = listless.map(({ name, icon }) => command({ name, icon, run: () => started.set(name) }))
  return [...additions, ...begun].sort((a, b) => Number(b.id.startsWith('do:')) - Number(a.id.startsWith('do:')))
}

/** What concerns the page in front, and how the console looks. */
export function useActions(): readonly Command[] {
  const { t } = useTranslation()
  const command = useCommand()
  const toExport = exportButton(t('screens.list.export'))
  const density = settings.get().density
  return [
    ...(toExport ? [command({ name: 'export', icon: 'download', run: () => toExport.click() })] : []),
    isDark()
      ? command({ name: 'light', icon: 'sun', run: () => settings.change({ mode: 'light' }) })
      : command({ name: 'dark', icon: 'moon', run: () => settings.change({ mode: 'dark' }) }),
    command({ name: 'language', icon: 'globe', hint: language() === 'zh' ? 'English' : '中文', run: () => void switchLanguage() }),
    ...DENSITIES.filter((one) => one !== density).map((one) =>
      command({ name: `density.${one}`, icon: 'fold', run: () => settings.change({ density: one }) }),
    ),
    command({ name: 'fullscreen', icon: document.fullscreenElement ? 'shrink' : 'expand', run: toggleFullscreen }),
    command({ name: 'settings', icon: 'settings', run: () => shellDialog.set('settings') }),
    command({ name: 'logout', icon: 'logout', run: () => shellDialog.set('leaving') }),
  ]
}

/** The other plants of this person. */
export function usePlants(): readonly Command[] {
  const { t } = useTranslation()
  const { plants, currentPlantId } = useMe()
  const choose = useChoosePlant()
  return plants
    .filter((plant) => plant.id !== currentPlantId)
    .map((plant) => {
      const title = t('palette.plant', { name: plant.name })
      return {
        id: `plant:${plant.id}`,
        title,
        names: [plant.name, title, ...t('palette.also.plant').split('|')],
        icon: 'factory',
        run: () => void choose(plant.id),
      }
    })
}
