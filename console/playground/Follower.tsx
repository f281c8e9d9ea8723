import { type MonacoEditor, pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import { useEffect, useRef } from 'react'
import { LANGUAGES } from '../kit/words/language.ts'
import { account, bearer, useAccount } from './account.ts'
import { ask } from './ask.ts'
import { EXAMPLES, findIds, type IdAnswer, variablesOf } from './examples.ts'
import { isParked } from './runs.ts'
import { language, useLanguage } from './words.ts'

type Editor = Pick<MonacoEditor, 'getValue' | 'setValue'>
/** What was filled into each tab and for whom, so that nothing a person typed is ever overwritten. */
const filled = new Map<string, { readonly place: string; readonly text: string }>()

/** Puts ids of the current plant into the variables of an example that is shown as it came. */
async function fillVariables(tab: string, query: Editor, editor: Editor): Promise<void> {
  const { token, currentPlantId } = account() ?? {}
  const example = EXAMPLES.find((one) => one.query === query.getValue())
  const shown = editor.getValue()
  const before = filled.get(tab)
  const place = `${currentPlantId} ${language()}`
  const isUntouched =
    shown === before?.text ? before.place !== place : example && LANGUAGES.some((one) => shown === variablesOf(example, one))
  if (!token || !example?.variables || !isUntouched) return
  const ids = await findIds(example, (document) => ask<IdAnswer, object>(document, {}, bearer(token)))
  if (query.getValue() !== example.query || editor.getValue() !== shown) return
  const text = variablesOf(example, language(), ids)
  filled.set(tab, { place, text })
  if (text !== shown) editor.setValue(text)
}

/**
 * GraphiQL calls an element a tab that holds two buttons, one of which closes it: whoever listens to a page instead of seeing it hears
 * neither. It is a list of pairs of buttons, and is called so whenever GraphiQL has drawn it; the one in use says that it is current.
 */
function renameTabs(): void {
  document.querySelector('.graphiql-tabs')?.setAttribute('role', 'list')
  for (const tab of document.querySelectorAll('.graphiql-tab')) {
    const show = tab.querySelector('.graphiql-tab-button')
    tab.setAttribute('role', 'listitem')
    tab.removeAttribute('aria-selected')
    show?.setAttribute('aria-current', String(tab.matches('.graphiql-tab-active')))
    // 'Close Tab' is what GraphiQL says in all of them.
    tab.querySelector('.graphiql-tab-close')?.setAttribute('aria-label', `Close Tab ${show?.textContent ?? ''}`.trim())
  }
}

/** Follows who is signed in, and the tabs, while the plugin's pane is closed too. */
export function Follower() {
  const { introspect, run } = useGraphiQLActions()
  const { tabs, activeTabIndex, queryEditor, variableEditor, responseEditor } = useGraphiQL(
    pick('tabs', 'activeTabIndex', 'queryEditor', 'variableEditor', 'responseEditor'),
  )
  const plant = useAccount()?.currentPlantId
  const spoken = useLanguage()
  const tab = tabs[activeTabIndex]
  const id = tab?.id ?? ''
  const isReady = Boolean(queryEditor && variableEditor && responseEditor)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the editors are there, and not when the tab changes
  useEffect(() => {
    // They come with the text of the tab that was active at first; whoever was quicker already chose another one.
    if (!isReady || !tab || queryEditor?.getValue() === (tab.query ?? '')) return
    queryEditor?.setValue(tab.query ?? '')
    variableEditor?.setValue(tab.variables ?? '')
  }, [isReady])

  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when GraphiQL has drawn them
  useEffect(renameTabs, [tabs, activeTabIndex])

  useEffect(() => {
    if (isReady && isParked(id)) void run()
  }, [run, id, isReady])

  const known = useRef(plant)
  useEffect(() => {
    // GraphiQL itself reads the schema at first.
    if (plant && plant !== known.current) void introspect()
    known.current = plant
  }, [introspect, plant])

  // biome-ignore lint/correctness/useExhaustiveDependencies: both are read where it is filled
  useEffect(() => {
    if (id && queryEditor && variableEditor) void fillVariables(id, queryEditor, variableEditor)
  }, [plant, spoken, id, queryEditor, variableEditor])

  return null
}
