import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { pageActions } from '../../kit/overlays/pageActions.ts'
import { useCan, useMayWrite, useMe } from '../../kit/session/me.ts'
import { pagesOf, pathOfResource } from '../../kit/session/navigation.ts'
import { DENSITIES, settings } from '../../kit/session/settings.ts'
import { openHelp } from '../../kit/words/helpRequest.ts'
import { language } from '../../kit/words/i18n.ts'
import { metaNamed } from '../../resource/meta.ts'
import { started } from '../../resource/quickCreate.ts'
import { prefilledForms, starts } from '../../screens/index.ts'
import { toggleFullscreen } from '../frame/FullscreenButton.tsx'
import { switchLanguage } from '../login/language.ts'
import { useChoosePlant } from '../views/plant.ts'
import { shellDialog } from '../views/shellDialog.ts'
import type { Command } from './command.ts'
import { withVerbs } from './matching.ts'
import { useOtherNames } from './otherNames.ts'
import { useSynonyms } from './useSynonyms.ts'

const isDark = () => {
  const { mode } = settings.get()
  return mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark'
}
type NewCommand = Omit<Command, 'label' | 'aliases'> & { word?: string }

function useCommand() {
  const { t } = useTranslation()
  const synonyms = useSynonyms()
  return ({ name, word = name, ...rest }: NewCommand): Command => {
    const label = t(`palette.actions.${word}`)
    // In which language somebody learned the word is not known: `also` holds the other one and what else it is called.
    return { ...rest, name: `do:${name}`, label, aliases: [label, ...synonyms(word)] }
  }
}

/** Everything that can be added, first what is begun from anywhere. */
export function useAdditions(): readonly Command[] {
  const { t } = useTranslation()
  const { menus } = useMe()
  const others = useOtherNames()
  const synonyms = useSynonyms()
  const mayWrite = useMayWrite()
  const can = useCan()
  const navigate = useNavigate()
  const command = useCommand()
  const additions = pagesOf(menus).flatMap(({ node }): Command[] => {
    const meta = metaNamed(node.resource ?? '')
    // Other pages about the same records offer no form of their own.
    const isList = meta && pathOfResource(menus, meta.name) === node.path
    if (!isList || !meta.can.includes('create') || !mayWrite(meta, `${meta.permission}:add`)) return []
    const begin = (create: object | true) => void navigate(node.path, { state: { create } })
    const perform = () => begin(true)
    const prefilled = prefilledForms
      .filter(({ list }) => list === meta.name)
      .map(({ name, icon, preset }) => command({ name, icon, perform: () => begin(preset) }))
    const start = starts.find(({ list }) => list === meta.name)
    if (start) return [command({ name: start.name, icon: start.icon, perform }), ...prefilled]
    const label = t('palette.add', { name: node.title })
    const other = others.get(node.id) ?? ''
    const names = [node.title, other].filter(Boolean)
    const aliases = [label, ...withVerbs(synonyms('add'), names), ...names, ...synonyms(meta.name)]
    return [{ name: `add:${meta.name}`, label, aliases, icon: 'plus', perform }, ...prefilled]
  })
  // Without its list one says first what it is about.
  const listless = starts.filter(({ name, permission }) => can(permission) && !additions.some((command) => command.name === `do:${name}`))
  const begun = listless.map(({ name, icon }) => command({ name, icon, perform: () => started.set(name) }))
  return [...additions, ...begun].sort((a, b) => Number(b.name.startsWith('do:')) - Number(a.name.startsWith('do:')))
}

/** What the page in front offers; what every page of its kind calls alike is known by more names. */
function usePageCommands(): readonly Command[] {
  const command = useCommand()
  return pageActions().flatMap((action) => {
    if (action.name === 'create') return []
    if (action.name === 'export') return [command({ ...action, icon: 'download', hint: action.subject })]
    return [{ ...action, name: `page:${action.name}`, aliases: [action.label], icon: action.icon ?? 'right', hint: action.subject }]
  })
}

/** What concerns the page in front, and how the console looks. */
export function useActions(): readonly Command[] {
  const command = useCommand()
  const density = settings.get().density
  return [
    ...usePageCommands(),
    isDark()
      ? command({ name: 'light', icon: 'sun', perform: () => settings.change({ mode: 'light' }) })
      : command({ name: 'dark', icon: 'moon', perform: () => settings.change({ mode: 'dark' }) }),
    command({ name: 'language', icon: 'globe', hint: language() === 'zh' ? 'English' : '中文', perform: () => void switchLanguage() }),
    ...DENSITIES.filter((one) => one !== density).map((one) =>
      command({ name: `density.${one}`, icon: 'fold', perform: () => settings.change({ density: one }) }),
    ),
    command({ name: 'fullscreen', icon: document.fullscreenElement ? 'shrink' : 'expand', perform: toggleFullscreen }),
    command({ name: 'settings', icon: 'settings', perform: () => shellDialog.set('settings') }),
    command({ name: 'help', icon: 'book', perform: () => openHelp() }),
    command({ name: 'about', icon: 'info', perform: () => shellDialog.set('about') }),
    command({ name: 'logout', icon: 'logout', perform: () => shellDialog.set('leaving') }),
  ]
}

/** The other plants of this person. */
export function usePlants(): readonly Command[] {
  const { t } = useTranslation()
  const synonyms = useSynonyms()
  const { plants, currentPlantId } = useMe()
  const choose = useChoosePlant()
  return plants
    .filter((plant) => plant.id !== currentPlantId)
    .map((plant) => {
      const label = t('palette.plant', { name: plant.name })
      return {
        name: `plant:${plant.id}`,
        label,
        aliases: [plant.name, label, ...synonyms('plantSwitch')],
        icon: 'factory',
        perform: () => void choose(plant.id),
      }
    })
}
