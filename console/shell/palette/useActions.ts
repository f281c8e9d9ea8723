import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { language } from '../../kit/i18n.ts'
import { useMayWrite, useMe } from '../../kit/me.ts'
import { usePermitted } from '../../kit/Permitted.tsx'
import { pagesOf, pathOfResource } from '../../kit/places.ts'
import { reporting } from '../../kit/reporting.ts'
import { DENSITIES, settings } from '../../kit/settings.ts'
import { metaNamed } from '../../resource/meta.ts'
import { toggleFullscreen } from '../fullscreen.ts'
import { switchLanguage } from '../language.ts'
import { shellDialog } from '../shellDialog.ts'
import { useChoosePlant } from '../useChoosePlant.ts'
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
  ].find((one) => one.checkVisibility())

type Told = Omit<Command, 'id' | 'title' | 'names'> & { name: string; word?: string }

function useCommand() {
  const { t } = useTranslation()
  return ({ name, word = name, ...rest }: Told): Command => {
    const title = t(`palette.actions.${word}`)
    // In which language somebody learned the word is not known: `also` holds the other one and what else it is called.
    return { id: `do:${name}`, title, names: [title, ...t(`palette.also.${word}`).split('|')], ...rest }
  }
}

/** Everything that can be added, the report of a fault first. */
export function useAdditions(): readonly Command[] {
  const { t } = useTranslation()
  const { menus } = useMe()
  const others = useOtherNames()
  const mayWrite = useMayWrite()
  const mayReport = usePermitted('repair:report:add')
  const navigate = useNavigate()
  const command = useCommand()
  const additions = pagesOf(menus).flatMap(({ node }): Command[] => {
    const meta = metaNamed(node.resource ?? '')
    // Other pages about the same records offer no form of their own.
    const isList = meta && pathOfResource(menus, meta.name) === node.path
    if (!isList || !meta.can.includes('create') || !mayWrite(meta, `${meta.permission}:add`)) return []
    const run = () => void navigate(node.path, { state: { create: true } })
    if (meta.name === 'reportLog') return [command({ name: 'report', icon: 'report', run })]
    const title = t('palette.add', { name: node.title })
    const names = [title, `${t('palette.also.add')} ${others.get(node.id) ?? ''}`, node.title, others.get(node.id) ?? ''].filter(Boolean)
    return [{ id: `add:${meta.name}`, title, names, icon: 'plus', run }]
  })
  // Without a list of reports there is a machine to be named first.
  const mayOnlyReport = mayReport && !additions.some(({ id }) => id === 'do:report')
  if (mayOnlyReport) additions.push(command({ name: 'report', icon: 'report', run: () => reporting.set(true) }))
  return [...additions].sort((a, b) => Number(b.id === 'do:report') - Number(a.id === 'do:report'))
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
