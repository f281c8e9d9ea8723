import { useTranslation } from 'react-i18next'
import { openHelp } from '../../kit/words/helpRequest.ts'
import { useHasWords } from '../../kit/words/i18n.ts'
import { containsTerm, squeeze } from '../../kit/words/searchText.ts'
import { useHelpScreens } from '../help/screens.ts'
import type { Command } from './command.ts'
import { type Groups, useGroups } from './useGroups.ts'

const MOST_HELP = 4
/** One letter is in every text. */
const SHORTEST = 2

interface GuideTexts {
  title: string
  steps: Readonly<Record<string, string>>
}

/** What the help says: its texts about screens and the steps of its guides, each under the name of what it is about. */
function useHelpCommands(): readonly Command[] {
  const { t } = useTranslation()
  const hasWords = useHasWords('help')
  const screens = useHelpScreens()
  if (!hasWords) return []
  const command = (name: string, title: string, text: string, perform: () => void): Command => ({
    ...{ name: `help:${name}`, icon: 'book', perform, hint: text },
    ...{ label: `${t('help.title')}: ${title}`, aliases: [t('help.title'), title, text] },
  })
  const ofScreens = screens.map(({ component, title, text }) => command(component, title, text, () => openHelp({ screen: component })))
  const guides = t('help.roles', { returnObjects: true }) as unknown as Record<string, GuideTexts>
  const ofGuides = Object.entries(guides).flatMap(([role, { title, steps }]) =>
    Object.entries(steps).map(([name, text]) => command(`${role}.${name}`, title, text, () => openHelp({ guide: role }))),
  )
  return [...ofScreens, ...ofGuides]
}

/** What was found, and behind everything else the texts of the help that contain what was typed. */
export function useGroupsWithHelp(typed: string): Groups {
  const { groups, isAsking } = useGroups(typed)
  const commands = useHelpCommands()
  // What stands alone until records arrive would be what Enter opens.
  if (squeeze(typed).length < SHORTEST || (isAsking && !groups.length)) return { groups, isAsking }
  const found = commands.filter(({ aliases }) => aliases.some((alias) => containsTerm(alias, typed))).slice(0, MOST_HELP)
  return { groups: found.length ? [...groups, { name: 'help', commands: found }] : groups, isAsking }
}
